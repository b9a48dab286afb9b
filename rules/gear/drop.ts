import { levelPenaltyShare } from '../mission-reward.ts'
import type { Difficulty } from '../missions.ts'
import type { Random } from '../random.ts'
import type { GearModel } from './gear.ts'

/** Chance of gear from a won mission, in basis points (balance B). */
const CHANCE = { EASY: 550, MEDIUM: 2_000, HARD: 6_500 } satisfies Record<Difficulty, number>
/** How often a find is of the best model of the mission's level; else it is the one before. */
const BEST_BASIS_POINTS = 6_000

/**
 * Chance of gear in basis points: by difficulty, less far below one's level, and by luck against the
 * enemy's from three quarters to five quarters of it.
 */
export function gearDropChance(
  mission: { level: number; difficulty: Difficulty; enemyLuck: number },
  player: { level: number; luck: number },
): number {
  const whole = Math.max(1, player.luck + mission.enemyLuck)
  const luck = 7_500 + Math.floor((5_000 * Math.max(0, player.luck)) / whole)
  const share = levelPenaltyShare(player.level, mission.level)
  return Math.min(10_000, Math.floor((CHANCE[mission.difficulty] * luck * share) / 100_000_000))
}

/** The model found on a mission: a class by lot, in it the best of the level or the one before; null without any. */
export function drawGearModel(
  models: readonly GearModel[],
  missionLevel: number,
  random: Random,
): GearModel | null {
  const open = models.filter(({ level, gearClass }) => level <= missionLevel && gearClass !== 'blank')
  if (open.length === 0) return null
  const gearClass = random.pick([...new Set(open.map((model) => model.gearClass))])
  const ladder = open
    .filter((model) => model.gearClass === gearClass)
    .sort((left, right) => left.level - right.level)
  const best = ladder.at(-1) ?? null
  return random.chance(BEST_BASIS_POINTS) ? best : (ladder.at(-2) ?? best)
}
