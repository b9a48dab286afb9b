import { instructorsShare } from '../army/characteristics.ts'
import type { Random } from '../core/random.ts'
import { tiredShareOfSpend } from '../energy/tired-troops.ts'
import type { FightContender, FightResult } from '../fight/report.ts'
import { enemyContender, enemyStrength, type MissionEnemy } from '../missions/mission-enemy.ts'
import { levelPenaltyShare } from '../missions/mission-reward.ts'

/** docs/game.md §9: six members at most; docs/game.md: two at least. */
export const CRUSADE_MEMBERS = { min: 2, max: 6 } as const
export const CRUSADE_ENERGY = 10
/** Whole seconds until the armies are back from a victory. */
const CRUSADE_SECONDS = 300
/**
 * Attack and health of a boss in per cent of those of as many ordinary enemies: armies that fight as one are stronger than
 * one by one.
 */
const BOSS_PERCENT = 126

/** Range of the random factor of gold, in per cent. */
export const CRUSADE_LUCK = { min: 80, max: 120 } as const

/** Whole seconds until the armies are back. A lost crusade takes a third of the time, as a lost mission does. */
export function crusadeSeconds(result: FightResult = 'WIN'): number {
  return result === 'LOSE' ? Math.ceil(CRUSADE_SECONDS / 3) : CRUSADE_SECONDS
}

/** The definition of a crusade's boss: `hostsNeeded` full armies of its level win about seven times in ten. */
export type CrusadeBoss = { key: string; enemyName: string; level: number; hostsNeeded: number }

/** The boss, ready to fight: attack, health and armour of several enemies, the other characteristics of one. */
export function crusadeEnemy({ key, enemyName, level, hostsNeeded }: CrusadeBoss): MissionEnemy {
  const { attack, health, armor, mastery, dodge, luck } = enemyStrength(level)
  const grown = (value: number): number => Math.round((value * hostsNeeded * BOSS_PERCENT) / 100)
  return {
    key,
    name: enemyName,
    level,
    characteristics: { attack: grown(attack), armor: armor * hostsNeeded, mastery, dodge, luck },
    healthMax: grown(health),
  }
}

/** The boss as a side of a fight. */
export function crusadeBoss(boss: CrusadeBoss): FightContender {
  return enemyContender(crusadeEnemy(boss))
}

type Spoils = Pick<CrusadeBoss, 'level' | 'hostsNeeded'>

/**
 * A member's share of the loot in basis points. There is loot for as many armies as the boss needs: more armies win
 * more surely and earn less each. Otherwise a full crusade would always be the best use of energy.
 */
export function crusadeShare({ hostsNeeded }: Spoils, members: number): number {
  return Math.min(10_000, Math.floor((10_000 * hostsNeeded) / Math.max(1, members)))
}

/**
 * Experience of a won crusade in hundredths: 6 for ten energy; instructors, tired troops, penalty and share count.
 */
export function crusadeExperience(
  boss: Spoils,
  member: { level: number; instructors: number; energySpentToday: number },
  members: number,
): number {
  const taught = 10_000 + Math.floor(instructorsShare(member.instructors, member.level) / 2)
  const tired = tiredShareOfSpend(member.energySpentToday, CRUSADE_ENERGY)
  const penalty = levelPenaltyShare(member.level, boss.level)
  const full = Math.floor((600 * taught * tired * penalty) / 1_000_000_000_000)
  return Math.floor((full * crusadeShare(boss, members)) / 10_000)
}

function earnedShare(boss: Spoils, level: number, members: number): number {
  return Math.floor((levelPenaltyShare(level, boss.level) * crusadeShare(boss, members)) / 10_000)
}

/** A member's gold by share for a random factor of 80 to 120 %: 1.5 times that of easy missions. */
export function crusadeGold(boss: Spoils, level: number, members: number, luckPercent: number): number {
  const perEnergy = Math.round(100 * (4 + boss.level ** 1.35))
  const share = earnedShare(boss, level, members)
  return Math.floor((CRUSADE_ENERGY * perEnergy * 150 * luckPercent * share) / 10_000_000_000)
}

/** A member's chance of a diamond by share, in basis points: two in five. */
export function crusadeDiamondChance(boss: Spoils, level: number, members: number): number {
  return Math.floor((4_000 * earnedShare(boss, level, members)) / 10_000)
}

/** The reward of each member for a won crusade. */
export function crusadeReward(
  boss: Spoils,
  level: number,
  members: number,
  random: Random,
): { gold: number; diamonds: number } {
  const luckPercent = random.int(CRUSADE_LUCK.min, CRUSADE_LUCK.max)
  const diamond = random.chance(crusadeDiamondChance(boss, level, members))
  return { gold: crusadeGold(boss, level, members, luckPercent), diamonds: diamond ? 1 : 0 }
}
