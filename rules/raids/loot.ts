import { goldPerEnergy } from '../missions/mission-reward.ts'
import { RAID_ENERGY } from './spoils.ts'

/** Raids on generated castles that take gold, per raider and game day. Those after them pay experience and glory. */
export const NEIGHBOUR_LOOTS_A_DAY = 8

/** A search offers no generated castle with less to take than this part of what a raid's energy brings in easy missions. */
const WORTH_PERCENT = 50

/** A neighbour's purse, in gold of a raid's energy in easy missions: what raids may reach, and all that it holds. */
const OUTSIDE_VAULT = 5
const PURSE = { min: 20, max: 30 } as const

/** Gold that easy missions of this level bring for the energy of a raid, before skills. */
export function missionGoldOfRaid(level: number): number {
  return Math.floor((goldPerEnergy(level) * RAID_ENERGY) / 100)
}

/** Whether a generated castle of this level has something to take: `lootMax` is what a raid takes at most. */
export function isWorthRaiding(lootMax: number, level: number): boolean {
  return lootMax * 100 >= missionGoldOfRaid(level) * WORTH_PERCENT
}

/**
 * A neighbour's purse as near to `gold` as it may be: so full that a raid pays like missions, above the vault, and no
 * fuller. Below the level of raids any purse is right.
 */
export function purseOfNeighbour(gold: number, { level, vault }: { level: number; vault: number }): number {
  const unit = missionGoldOfRaid(level)
  const least = vault + OUTSIDE_VAULT * unit
  return Math.min(Math.max(gold, least, PURSE.min * unit), Math.max(least, PURSE.max * unit))
}
