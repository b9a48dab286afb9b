import { DAY_MS } from '#rules/core/game-day.ts'
import { now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'

const REMEMBERED_MS = 30 * DAY_MS
const COMPANIONS_MAX = 20

/** People with whom a player went on a crusade in the last thirty days, the latest first. Without blocked ones. */
export async function findCompanions(playerId: number): Promise<number[]> {
  const since = new Date(now().getTime() - REMEMBERED_MS)
  const found = await sql<{ id: number }>`
    SELECT mate.player_id AS id
    FROM crusade_member AS own JOIN crusade_member AS mate ON mate.crusade_id = own.crusade_id
      JOIN player ON player.id = mate.player_id
    WHERE own.player_id = ${playerId} AND own.finished_at > ${since}
      AND mate.player_id <> ${playerId} AND player.kind = 'HUMAN' AND NOT player.is_blocked
    GROUP BY mate.player_id ORDER BY max(own.id) DESC, mate.player_id LIMIT ${COMPANIONS_MAX}`
  return found.map(({ id }) => id)
}
