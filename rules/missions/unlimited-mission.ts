import type { Refusal } from '../core/refusal.ts'
import { energyRefusals } from '../energy/energy.ts'
import type { FightContender } from '../fight/report.ts'
import { LEVEL_MAX } from '../player/level.ts'
import { enemyContender } from './mission-enemy.ts'
import { missionExperience, missionGold, type RewardBasis } from './mission-reward.ts'
import { type Mission, missionLocked, missionUnderway } from './missions.ts'
import { unlimitedStrength } from './unlimited-enemies.ts'

/** docs/game.md §9: its level; no enemy is higher. */
export const UNLIMITED_LEVEL = 1_000
export const UNLIMITED_ENERGY = 6
/** The player's level at which it opens. */
export const UNLIMITED_MIN_LEVEL = 12

/** Number of levels above the table's end, each with enemies stronger by 5 %. */
const GROWTH_LEVELS_MAX = 200
/** Number of enemies that pay, each like an easy mission of the player's level: three for six energy. */
export const PAID_ENEMIES = 3

/** The level of the first enemy: five below the player's. */
export function unlimitedFirstLevel(level: number): number {
  return Math.max(1, level - 5)
}

/** An easy enemy of a level of 1 to 1,000, under the catalogue's name. */
export function unlimitedEnemy(level: number, foe: Pick<Mission, 'key' | 'enemyName'>): FightContender {
  const { attack, health, armor, mastery, dodge, luck } = unlimitedStrength(Math.min(level, LEVEL_MAX))
  const above = Math.min(GROWTH_LEVELS_MAX, Math.max(0, Math.min(level, UNLIMITED_LEVEL) - LEVEL_MAX))
  const grown = (value: number): number => Math.round(value * 1.05 ** above)
  return enemyContender({
    key: foe.key,
    name: foe.enemyName,
    level,
    characteristics: {
      attack: grown(attack),
      armor: grown(armor),
      mastery: grown(mastery),
      dodge: grown(dodge),
      luck: grown(luck),
    },
    healthMax: grown(health),
  })
}

/**
 * The reward of a run: experience in hundredths and gold, for the first three victories like easy missions of the
 * player's level.
 */
export function unlimitedReward(beaten: number, basis: RewardBasis): { experience: number; gold: number } {
  const paid = Math.min(PAID_ENEMIES, beaten)
  let experience = 0
  for (let enemy = 0; enemy < paid; enemy += 1) {
    const energySpentToday = basis.energySpentToday + 2 * enemy
    experience += missionExperience({ level: basis.level }, 'EASY', { ...basis, energySpentToday })
  }
  return { experience, gold: paid * missionGold({ level: basis.level }, 'EASY', basis).min }
}

/** Why a run cannot be started: the level first, then a mission under way, then energy. */
export function unlimitedRefusals(state: {
  level: number
  isAway: boolean
  energy: number
}): Refusal<'missionLocked' | 'missionUnderway' | 'notEnoughEnergy'>[] {
  const { level, isAway, energy } = state
  const refusals: ReturnType<typeof unlimitedRefusals> = []
  if (level < UNLIMITED_MIN_LEVEL) refusals.push(missionLocked(level, UNLIMITED_MIN_LEVEL))
  if (isAway) refusals.push(missionUnderway())
  return [...refusals, ...energyRefusals(energy, UNLIMITED_ENERGY)]
}
