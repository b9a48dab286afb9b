import { now } from '../clock.ts'
import { sqlMaybe, sqlOne } from '../sql.ts'
import { sessions } from './models.ts'

type Known = {
  /** Without cookies, as in a messenger's frame, a browser is known by its user agent and address, or by its user agent if a launch has opened both. */
  readonly hasCookies: boolean
  /** Sessions that ended until then make no browser known. */
  readonly since: Date | null
}

/** Whether the player has had no other session in the browser of this one. */
export async function isNewDevice(
  playerId: number,
  sessionId: string,
  { hasCookies, since }: Known,
): Promise<boolean> {
  const { isKnown } = await sqlOne<{ isKnown: boolean }>`
    SELECT EXISTS (
      SELECT FROM session AS own JOIN session AS other ON other.player_id = own.player_id AND other.id <> own.id
      WHERE own.id = ${sessionId} AND own.player_id = ${playerId}
        AND coalesce(other.closed_at > ${since}::timestamptz, true)
        AND (
          other.device_id = own.device_id
          OR NOT ${hasCookies}::boolean AND other.user_agent = own.user_agent
            AND (other.ip = own.ip OR own.launch_hash IS NOT NULL AND other.launch_hash IS NOT NULL)
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
  /** A launch in a messenger has opened it. */
  readonly isLaunched: boolean
}

/** From where and when the session was opened. Undefined once it is removed. */
export function findLogin(playerId: number, sessionId: string): Promise<Login | undefined> {
  return sqlMaybe<Login>`
    SELECT device, host(ip) AS ip, created_at, launch_hash IS NOT NULL AS is_launched FROM session WHERE id = ${sessionId} AND player_id = ${playerId}`
}
