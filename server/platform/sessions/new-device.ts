import { now } from '../clock.ts'
import { sqlMaybe, sqlOne } from '../sql.ts'
import { sessions } from './models.ts'

/**
 * Whether the player has had no other session in the browser of this one. A page without cookies, as in a messenger's
 * frame, counts as known by its user agent and address.
 */
export async function isNewDevice(
  playerId: number,
  sessionId: string,
  hasCookies: boolean,
): Promise<boolean> {
  const { isKnown } = await sqlOne<{ isKnown: boolean }>`
    SELECT EXISTS (
      SELECT FROM session AS own JOIN session AS other ON other.player_id = own.player_id AND other.id <> own.id
      WHERE own.id = ${sessionId} AND own.player_id = ${playerId} AND (
        other.device_id = own.device_id
        OR NOT ${hasCookies}::boolean AND other.user_agent = own.user_agent AND other.ip = own.ip
      )
    ) AS is_known`
  return !isKnown
}

/** Letters about new devices to one player: at most so many within so many seconds. */
const LETTER_LIMITS = [
  { letters: 1, seconds: 60 },
  { letters: 5, seconds: 3600 },
] as const

/** Whether another letter about a new device may be sent: more would only flood the mailbox. */
export async function mayReport(playerId: number): Promise<boolean> {
  for (const { letters, seconds } of LETTER_LIMITS) {
    const since = new Date(now().getTime() - seconds * 1000)
    const { count } = await sqlOne<{ count: number }>`
      SELECT count(*) FROM session WHERE player_id = ${playerId} AND reported_at > ${since}`
    if (count >= letters) return false
  }
  return true
}

/** Records that a letter about this login is ordered. */
export async function noteReported(sessionId: string): Promise<void> {
  await sessions().update({ reportedAt: now() }, { where: { id: sessionId } })
}

export type Login = {
  readonly device: string | null
  readonly ip: string | null
  readonly createdAt: Date
}

/** From where and when the session was opened. Undefined once it is removed. */
export function findLogin(playerId: number, sessionId: string): Promise<Login | undefined> {
  return sqlMaybe<Login>`
    SELECT device, host(ip) AS ip, created_at FROM session WHERE id = ${sessionId} AND player_id = ${playerId}`
}
