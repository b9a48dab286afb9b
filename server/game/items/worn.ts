import type { Gear } from '#rules/gear/gear.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { sharedLoad } from '../live/channels.ts'
import { gearOfRow } from './gear-of-row.ts'
import { type GearRow, readGear, readWornGear, readWornGearOf } from './gear-row.ts'

const WORN = bulkhead('worn gear')

/** Without items of models that the catalogue no longer has, and spoiled ones: they count as not worn. */
function known(rows: readonly GearRow[]): Gear[] {
  return viewRows(rows, gearOfRow, WORN).flatMap((gear) => gear ?? [])
}

/** A player's worn gear for the rules: one indexed statement of at most 24 rows. */
export async function readWorn(playerId: number): Promise<Gear[]> {
  return known(await readWornGear(playerId))
}

/** The worn gear of several players, by player, in one statement. Who wears nothing is missing. */
export async function readWornOf(playerIds: readonly number[]): Promise<ReadonlyMap<number, Gear[]>> {
  const worn = new Map<number, Gear[]>()
  for (const row of await readWornGearOf(playerIds)) {
    const items = worn.get(row.playerId) ?? []
    worn.set(row.playerId, [...items, ...known([row])])
  }
  return worn
}

/** `readWorn` for live channels, loaded once per context. */
export const readWornShared = sharedLoad(readWorn)

/** All gear of a player, newest first, loaded once per context. */
export const readGearShared = sharedLoad((playerId) => readGear(playerId))
