import { RAID_LEVEL, vaultGold } from '#rules/buildings/buildings.ts'
import { purseOfNeighbour } from '#rules/raids/loot.ts'
import { skillsOf } from '../army/player-army.ts'
import type { PlayerRow } from '../player/player-row.ts'

/** The purse that a neighbour should have if its path says `gold`: from the level of raids on one that is worth a raid. */
export function neighbourPurse(
  gold: number,
  castle: Pick<PlayerRow, 'level' | 'storage' | 'skills'>,
): number {
  const { level, storage } = castle
  if (level < RAID_LEVEL) return gold
  return purseOfNeighbour(gold, { level, vault: vaultGold(storage, level, skillsOf(castle).vault) })
}
