import { fightRaid } from '../fight/raid.ts'
import type { RaidInput } from '../fight/raid-report.ts'

/** The difficulty of an opponent (docs/game.md §3). TRAINING is not a player's castle. */
export const OPPONENT_DIFFICULTIES = ['HIGH', 'MEDIUM', 'LOW', 'TRAINING'] as const

export type OpponentDifficulty = (typeof OPPONENT_DIFFICULTIES)[number]
export type FoundDifficulty = Exclude<OpponentDifficulty, 'TRAINING'>

/** The classes of players' castles, the easiest first. */
export const FOUND_DIFFICULTIES = ['LOW', 'MEDIUM', 'HIGH'] as const satisfies readonly FoundDifficulty[]

export const SEARCH_FIGHTS = 200

/** Raids won of 100 that define a class, and the ideal share. */
export const CLASSES = {
  LOW: { min: 72, max: 88, aim: 80 },
  MEDIUM: { min: 47, max: 63, aim: 55 },
  HIGH: { min: 22, max: 38, aim: 30 },
} as const satisfies Record<FoundDifficulty, { min: number; max: number; aim: number }>

/** Raids won of 100, by fighting `fights` of them; a draw counts half. The seed decides them all. */
export function raidWinPercent(input: RaidInput, seed: string, fights = SEARCH_FIGHTS): number {
  let halves = 0
  for (let index = 0; index < fights; index += 1) {
    const { result } = fightRaid(input, `${seed}:${index}`)
    halves += result === 'WIN' ? 2 : result === 'DRAW' ? 1 : 0
  }
  return Math.round((50 * halves) / fights)
}

/** The class of an opponent against whom this many of 100 are won; null between the classes. */
export function opponentDifficulty(winPercent: number): FoundDifficulty | null {
  const found = FOUND_DIFFICULTIES.find(
    (key) => winPercent >= CLASSES[key].min && winPercent <= CLASSES[key].max,
  )
  return found ?? null
}

/** So many points above its class an opponent of an earlier search is no longer in it. Chance alone hardly adds as many. */
const OUTGROWN = 10

/** Whether a castle that a search found in a class is far easier now. */
export function isOutgrown(found: FoundDifficulty, winPercent: number): boolean {
  return winPercent > CLASSES[found].max + OUTGROWN
}

/**
 * The class of an opponent whom a search found in `found`, if of 100 raids `winPercent` are won now. It never becomes harder,
 * and easier only if the castle is far easier: a raider must not search with a weaker army than the one that attacks.
 */
export function presentDifficulty(found: FoundDifficulty, winPercent: number): FoundDifficulty {
  return isOutgrown(found, winPercent) ? nearestDifficulty(winPercent) : found
}

/** How far a share of won raids is from the ideal of a class, in points. */
export function farFromIdeal(difficulty: FoundDifficulty, winPercent: number): number {
  return Math.abs(winPercent - CLASSES[difficulty].aim)
}

/** The class whose ideal share is the nearest: that of a castle which was not searched for. */
export function nearestDifficulty(winPercent: number): FoundDifficulty {
  return FOUND_DIFFICULTIES.reduce((best, one) =>
    farFromIdeal(one, winPercent) < farFromIdeal(best, winPercent) ? one : best,
  )
}
