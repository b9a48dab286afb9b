import { storageSlots } from '#rules/buildings/buildings.ts'
import { now } from '../../platform/clock.ts'
import { sqlOne } from '../../platform/sql.ts'
import { skillsOf } from '../army/player-army.ts'
import type { PlayerRow } from '../player/player-row.ts'

/** Maximum number of items per castle, worn ones included. It bounds pages and queries. */
const GEAR_MAX = 500

export function hasSubscription(
  player: Pick<PlayerRow, 'subscriptionUntil'>,
  instant: Date = now(),
): boolean {
  return player.subscriptionUntil !== null && player.subscriptionUntil > instant
}

/** Slots of a player's storage: from building, subscription and skill. */
export function storageTotal(player: PlayerRow, instant: Date = now()): number {
  return storageSlots(player.storage, hasSubscription(player, instant)) + skillsOf(player).storageSlots
}

/** Slots of a storage. `free` is 0 also if loot exceeds the slots. */
export type StorageUse = {
  readonly used: number
  readonly total: number
  readonly free: number
}

/** The use of a storage with `used` slots taken. */
export function storageUse(player: PlayerRow, used: number): StorageUse {
  const total = storageTotal(player)
  return { used, total, free: Math.max(0, total - used) }
}

/** Counts the slots in use, by items not worn and by stacks, in one round trip. For commands that buy. */
export async function readStorageUse(player: PlayerRow): Promise<StorageUse> {
  const { used } = await sqlOne<{ used: number }>`
    SELECT (SELECT count(*) FROM gear WHERE player_id = ${player.id} AND equipped_slot IS NULL)
      + (SELECT count(*) FROM resource_stack WHERE player_id = ${player.id} AND amount > 0)
      + (SELECT count(*) FROM consumable_stack WHERE player_id = ${player.id} AND amount > 0) AS used`
  return storageUse(player, used)
}

/** How much more gear a castle can receive as loot: loot may exceed the slots, up to the maximum of items. */
export async function roomForFinds(playerId: number): Promise<number> {
  const { present } = await sqlOne<{ present: number }>`
    SELECT count(*) AS present FROM gear WHERE player_id = ${playerId}`
  return Math.max(0, GEAR_MAX - present)
}
