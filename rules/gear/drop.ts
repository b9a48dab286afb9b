import type { Random } from '../core/random.ts'
import { levelPenaltyShare } from '../missions/mission-reward.ts'
import type { GearModel } from './gear.ts'

/** The mission's data that decide about gear. `chance` in basis points comes from the catalogue, by difficulty. */
export type GearFind = { level: number; chance: number; enemyLuck: number }

/**
 * Chance of gear in basis points: less on missions far below the player's level, and multiplied by 75 to 125 % by
 * luck against the enemy's.
 */
export function gearDropChance(find: GearFind, player: { level: number; luck: number }): number {
  const whole = Math.max(1, player.luck + find.enemyLuck)
  const luck = 7_500 + Math.floor((5_000 * Math.max(0, player.luck)) / whole)
  const share = levelPenaltyShare(player.level, find.level)
  return Math.min(10_000, Math.floor((find.chance * luck * share) / 100_000_000))
}

/**
 * The model found on a mission: a random class, and of it the best model of the mission's level with `best` basis
 * points, else the one before; null without models. `models` are those of the mission's classes.
 */
export function drawGearModel(
  models: readonly GearModel[],
  missionLevel: number,
  best: number,
  random: Random,
): GearModel | null {
  const open = models.filter(({ level, gearClass }) => level <= missionLevel && gearClass !== 'blank')
  if (open.length === 0) return null
  const gearClass = random.pick([...new Set(open.map((model) => model.gearClass))])
  const ladder = open
    .filter((model) => model.gearClass === gearClass)
    .sort((left, right) => left.level - right.level)
  const top = ladder.at(-1) ?? null
  return random.chance(best) ? top : (ladder.at(-2) ?? top)
}
