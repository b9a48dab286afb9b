import { now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'

export interface SessionRow {
  readonly id: string
  readonly device: string | null
  readonly address: string | null
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

/** What the contract lets one list hold; nobody uses more browsers. */
const mostListed = 100

/** The player's open sessions; the last used first. */
export const readOpenSessions = (playerId: number): Promise<SessionRow[]> =>
  sql<SessionRow>`
    SELECT id, device, host(ip) AS address, created_at, last_seen_at FROM session
    WHERE player_id = ${playerId} AND closed_at IS NULL AND idle_expires_at > ${now()} AND expires_at > ${now()}
    ORDER BY last_seen_at DESC, created_at DESC, id LIMIT ${mostListed}`
