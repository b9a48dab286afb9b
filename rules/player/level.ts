export const LEVEL_MAX = 60

/** Gold, diamonds and glory, whole. */
export type LevelUpReward = { gold: number; diamonds: number; glory: number }

/** `experience` is the total so far, in hundredths. */
export type LevelState = { level: number; experience: number }

export type LevelUp = { level: number } & LevelUpReward

/** Points needed in total for the levels of the first hour, and for the ninth, a day's way from the tenth. */
const FIRST_LEVELS: Readonly<Record<number, number>> = {
  2: 3,
  3: 9,
  4: 17,
  5: 27,
  6: 39,
  7: 53,
  8: 70,
  9: 150,
}

/**
 * Experience needed in total for a level of 1 to 60, in hundredths: round(0.55 · n^2.64) from the tenth on, less before,
 * so that a newcomer's first energy leads to the eighth. Level 1 needs 0.
 */
export function experienceForLevel(level: number): number {
  if (level <= 1) return 0
  return (FIRST_LEVELS[level] ?? Math.round(0.55 * level ** 2.64)) * 100
}

/** The highest level, at most 60, that this experience (hundredths) reaches. */
export function levelForExperience(hundredths: number): number {
  let level = 1
  while (level < LEVEL_MAX && experienceForLevel(level + 1) <= hundredths) level += 1
  return level
}

/** The reward of a level. */
export function levelUpReward(level: number): LevelUpReward {
  return { gold: 60 * level, diamonds: 2 + Math.floor(level / 10), glory: 10 * level }
}

/** Adds experience (hundredths, from 0) and returns every level reached on the way, in order. */
export function gainExperience(state: LevelState, hundredths: number): LevelState & { levelUps: LevelUp[] } {
  const experience = state.experience + hundredths
  const level = Math.max(state.level, levelForExperience(experience))
  const levelUps: LevelUp[] = []
  for (let reached = state.level + 1; reached <= level; reached += 1) {
    levelUps.push({ level: reached, ...levelUpReward(reached) })
  }
  return { level, experience, levelUps }
}
