import { instructorsShare } from '../army/characteristics.ts'
import { tiredShareOfSpend } from '../energy/tired-troops.ts'
import type { RaidReport } from '../fight/raid-report.ts'
import type { FightResult } from '../fight/report.ts'
import type { OpponentDifficulty } from './search.ts'

/** docs/game.md §9: energy by docs/game.md; base experience and glory 2 (6 at most), base gold 10 %. */
export const RAID_ENERGY = 6
export const TRAINING_ENERGY = 3
export const RAID_GOLD_PERCENT = 10
/** Share of the gold that the defender had at the start of the game day, over all raids of that day. */
export const RAID_DAY_PERCENT = 25
/** Glory for a won defence, and how often per game day. */
export const DEFENCE_GLORY = 2
export const DEFENCE_GLORY_TIMES = 5
/** Players this many levels lower lose nothing. */
export const RAID_LEVEL_GAP = 8

const WON = { LOW: 2, MEDIUM: 4, HIGH: 6, TRAINING: 1 } as const satisfies Record<OpponentDifficulty, number>

export function raidEnergy(difficulty: OpponentDifficulty): number {
  return difficulty === 'TRAINING' ? TRAINING_ENERGY : RAID_ENERGY
}

/** Glory for the attacker: 2, 4 or 6 for a win; half for a draw; none in training. */
export function raidGlory(difficulty: OpponentDifficulty, result: FightResult): number {
  if (difficulty === 'TRAINING' || result === 'LOSE') return 0
  return result === 'WIN' ? WON[difficulty] : WON[difficulty] / 2
}

/** Glory for the defender by the attacker's result: 2 for a won defence, five times a game day. */
export function defenceGlory(result: FightResult, rewardedToday: number): number {
  return result === 'LOSE' && rewardedToday < DEFENCE_GLORY_TIMES ? DEFENCE_GLORY : 0
}

/**
 * Experience in hundredths: 2, 4 or 6 for a win, half for a draw, 1 in training; instructors and tired troops
 * count.
 */
export function raidExperience(
  difficulty: OpponentDifficulty,
  result: FightResult,
  raider: { level: number; instructors: number; energySpentToday: number },
): number {
  if (result === 'LOSE') return 0
  const base = result === 'WIN' ? 100 * WON[difficulty] : 50 * WON[difficulty]
  const taught = 10_000 + Math.floor(instructorsShare(raider.instructors, raider.level) / 2)
  const tired = tiredShareOfSpend(raider.energySpentToday, raidEnergy(difficulty))
  return Math.floor((base * taught * tired) / 100_000_000)
}

/**
 * Damage to the castle in eighths. A won raid breaks half or more, by the attackers' remaining health; a draw
 * up to half, by the defenders' lost health; a lost raid nothing.
 */
export function castleBroken(
  report: Pick<RaidReport, 'result' | 'rounds' | 'attacker' | 'defender'>,
): number {
  const last = report.rounds.at(-1)
  if (last === undefined || report.result === 'LOSE') return 0
  const { attacker, defender } = report
  if (report.result === 'WIN') return 4 + Math.floor((4 * last.attackerHealth) / attacker.healthMax)
  const lost = defender.health - last.defenderHealth
  return Math.floor((4 * lost) / defender.healthMax)
}

/** What decides the gold of a raid. */
export type RaidOnGold = {
  difficulty: OpponentDifficulty
  /** Eighths of the castle destroyed, 0 to 8. */
  broken: number
  victimGold: number
  victimVault: number
  victimGoldAtDayStart: number
  lootedToday: number
  attackerLevel: number
  victimLevel: number
}

/** What can hold back the gold of a raid: a defender far below, the vault, the share of a day, enough raids on neighbours today. */
export type LootLimit = 'LEVEL' | 'VAULT' | 'DAY' | 'NEIGHBOURS'

function isFarBelow(raid: RaidOnGold): boolean {
  return raid.attackerLevel - raid.victimLevel >= RAID_LEVEL_GAP
}

/** The part of the gold, what the vault leaves, and what is left of the day. */
function boundsOf(raid: RaidOnGold) {
  const share = Math.floor((raid.victimGold * RAID_GOLD_PERCENT * raid.broken) / 800)
  const reachable = raid.victimGold - raid.victimVault
  const ofDay = Math.floor((raid.victimGoldAtDayStart * RAID_DAY_PERCENT) / 100) - raid.lootedToday
  return { share, reachable, ofDay }
}

/** Gold that a raid can take: a part of the gold outside of the vault, within the day's limit. */
export function raidLoot(raid: RaidOnGold): number {
  if (raid.difficulty === 'TRAINING' || isFarBelow(raid)) return 0
  const { share, reachable, ofDay } = boundsOf(raid)
  return Math.max(0, Math.min(share, reachable, ofDay))
}

/** Why a raid takes less than its part of the gold. Null: it takes all of it. */
export function lootLimit(raid: RaidOnGold): LootLimit | null {
  const { share, reachable, ofDay } = boundsOf(raid)
  if (raid.difficulty === 'TRAINING' || raidLoot(raid) === share) return null
  if (isFarBelow(raid)) return 'LEVEL'
  return ofDay < reachable ? 'DAY' : 'VAULT'
}
