import type { PlayerRow } from '../../game/player/player-row.ts'
import { LAST_DEPTH } from '../../game/standings/models.ts'
import { placeOf } from '../../game/standings/place.ts'
import { part, sqlOne } from '../../platform/sql.ts'

/** The place of a record among those who have one. */
export type RecordPlace = {
  /** Null without a record. */
  readonly place: number | null
  readonly players: number
}

const ORDER = { sort: 'UNLIMITED', isDescending: true } as const

/**
 * The place of a player's present record. Records only grow, so the older one of the last count never stands before it.
 * `players` counts the player from the first record on, even if the count does not know it yet.
 */
export async function readRecordPlace({ unlimitedRecord }: PlayerRow): Promise<RecordPlace> {
  const { place, players } = await sqlOne<{ place: number; players: number }>`
    SELECT ${placeOf(ORDER, part`${unlimitedRecord}::bigint`)} AS place, coalesce(sum(players), 0)::bigint AS players
    FROM standing_count WHERE sort = ${ORDER.sort} AND depth = ${LAST_DEPTH}`
  return unlimitedRecord === 0 ? { place: null, players } : { place, players: Math.max(place, players) }
}
