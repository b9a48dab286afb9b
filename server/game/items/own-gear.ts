import type { Gear } from '#rules/gear/gear.ts'
import { notFound } from '../../platform/errors.ts'
import type { PlayerRow } from '../player/player-row.ts'
import { gearOfRow } from './gear-of-row.ts'
import { type GearRow, readOwnGear } from './gear-row.ts'

/** An item as stored and as the rules use it. */
export type OwnGear = {
  readonly row: GearRow
  readonly gear: Gear
}

/** The rules' item of a row. 404 if the catalogue no longer has the model. */
export function ownGearOf(row: GearRow | undefined): OwnGear {
  const gear = row && gearOfRow(row)
  if (!row || !gear) throw notFound('notFound', 'Такой вещи у вас нет')
  return { row, gear }
}

/**
 * Items of a player in the order asked. Only the player's lock keeps them from changing. 404 if one is unknown or
 * another player's.
 */
export async function findOwnGear(player: Pick<PlayerRow, 'id'>, ids: readonly number[]): Promise<OwnGear[]> {
  const rows = await readOwnGear(player.id, ids)
  return ids.map((id) => ownGearOf(rows.find((row) => row.id === id)))
}

/** One item of a player; 404. */
export async function findOneOwnGear(player: Pick<PlayerRow, 'id'>, id: number): Promise<OwnGear> {
  const [row] = await readOwnGear(player.id, [id])
  return ownGearOf(row)
}
