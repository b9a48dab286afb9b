import { storageSlots } from '../../../rules/buildings/buildings.ts'
import { now } from '../../platform/clock.ts'
import { sqlOne } from '../../platform/sql.ts'
import { skillsOf } from '../army/host.ts'
import type { PlayerRow } from '../player/player-row.ts'

/** Pieces of gear that one castle ever holds, worn ones included: a page and a reading stay bounded. */
const GEAR_MOST = 500

export function hasSubscription(
  player: Pick<PlayerRow, 'subscriptionUntil'>,
  instant: Date = now(),
): boolean {
  return player.subscriptionUntil !== null && player.subscriptionUntil > instant
}

/** Slots of a player's storage: building, subscription, skill. */
export function storageTotal(player: PlayerRow, instant: Date = now()): number {
  return storageSlots(player.storage, hasSubscription(player, instant)) + skillsOf(player).storageSlots
}

/** How a storage is filled; `free` is 0 also when finds lie beyond the slots. */
export type StorageUse = {
  readonly used: number
  readonly total: number
  readonly free: number
}

/** Use of a storage in which `used` slots are taken. */
export function storageUse(player: PlayerRow, used: number): StorageUse {
  const total = storageTotal(player)
  return { used, total, free: Math.max(0, total - used) }
}

/** Slots taken: pieces not worn, and stacks. One round trip; for commands that buy. */
export async function readStorageUse(player: PlayerRow): Promise<StorageUse> {
  const { used } = await sqlOne<{ used: number }>`
    SELECT (SELECT count(*) FROM gear WHERE player_id = ${player.id} AND equipped_slot IS NULL)
      + (SELECT count(*) FROM resource_stack WHERE player_id = ${player.id} AND amount > 0)
      + (SELECT count(*) FROM consumable_stack WHERE player_id = ${player.id} AND amount > 0) AS used`
  return storageUse(player, used)
}

/** How many finds a castle still takes: they come in beyond the slots, up to the most pieces there can be. */
export async function roomForFinds(playerId: number): Promise<number> {
  const { pieces } = await sqlOne<{ pieces: number }>`
    SELECT count(*) AS pieces FROM gear WHERE player_id = ${playerId}`
  return Math.max(0, GEAR_MOST - pieces)
}
