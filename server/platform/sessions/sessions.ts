import { randomUUID } from 'node:crypto'
import { Op } from 'sequelize'
import type { Role } from '#generated/types.ts'
import { currentPlatform } from '../ambient.ts'
import { now } from '../clock.ts'
import { sql } from '../sql.ts'
import { warnOfRetried } from '../summed-log.ts'
import { sessions } from './models.ts'
import { dayNote } from './note-day.ts'
import { SESSION_ABSOLUTE_SECONDS, SESSION_IDLE_SECONDS } from './session-token.ts'

/** Where a session is used from, for the list of sessions. */
export type SessionOrigin = {
  readonly address: string
  readonly userAgent: string | undefined
  /** `Chrome, Linux`; at most 100 characters. */
  readonly device: string
  /**
   * The browser's device id. A browser without one gets the session's id, so that a repeated login gives the same
   * one.
   */
  readonly deviceId?: string | undefined
  /** SHA-256 of the init data, if a launch in a messenger opens it. */
  readonly launchHash?: Buffer | undefined
}

function later(instant: Date, seconds: number) {
  return new Date(instant.getTime() + seconds * 1000)
}

/** Creates a session of the player and returns its id. `reply.openSession` sends it to the browser. */
export async function createSession(playerId: number, origin: SessionOrigin): Promise<string> {
  const id = randomUUID()
  const start = now()
  await sql`${dayNote(playerId, start)}`
  await sessions().create({
    id,
    playerId,
    device: origin.device,
    userAgent: origin.userAgent?.slice(0, 500) ?? null,
    ip: origin.address || null,
    deviceId: origin.deviceId ?? id,
    reportedAt: null,
    launchHash: origin.launchHash ?? null,
    createdAt: start,
    lastSeenAt: start,
    idleExpiresAt: later(start, SESSION_IDLE_SECONDS),
    expiresAt: later(start, SESSION_ABSOLUTE_SECONDS),
  })
  return id
}

export type OpenSession = {
  readonly playerId: number
  readonly roles: Role[]
  readonly lastSeenAt: Date
  /** Whether the password has been confirmed not long ago. */
  readonly isPasswordConfirmed: boolean
  /** Whether the player has read the banner `unlock`; true if none is asked. */
  readonly unlocked: boolean
}

/** The open session, its player's roles, and whether the tutorial has opened `unlock`, in one query per call. */
export async function findOpenSession(
  sessionId: string,
  unlock: string | null,
): Promise<OpenSession | undefined> {
  const [found] = await sql<OpenSession>`
    SELECT session.player_id, player.roles, session.last_seen_at,
      coalesce(session.password_confirmed_until > ${now()}, false) AS is_password_confirmed,
      (${unlock}::text IS NULL OR EXISTS (SELECT FROM tutorial_step AS step WHERE step.player_id = session.player_id
        AND step.step_key = ${unlock} AND step.status = 'COMPLETED')) AS unlocked
    FROM session JOIN player ON player.id = session.player_id
    WHERE session.id = ${sessionId} AND session.closed_at IS NULL
      AND session.idle_expires_at > ${now()} AND session.expires_at > ${now()}`
  return found
}

/** How long a session may make calls that ask for the password. */
const PASSWORD_CONFIRMED_SECONDS = 10 * 60

/** The session may make calls that ask for the password from now on. Returns until when. */
export async function confirmSession(sessionId: string): Promise<Date> {
  const passwordConfirmedUntil = later(now(), PASSWORD_CONFIRMED_SECONDS)
  await sessions().update({ passwordConfirmedUntil }, { where: { id: sessionId } })
  return passwordConfirmedUntil
}

/** The player of an open session. */
export async function ownerOf(sessionId: string): Promise<number | undefined> {
  const [found] = await sql<{ playerId: number }>`
    SELECT player_id FROM session WHERE id = ${sessionId} AND closed_at IS NULL`
  return found?.playerId
}

/** The open sessions among these. */
export async function stillOpen(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const open = await sql<{ id: string }>`
    SELECT id FROM session WHERE id = ANY(${sessionIds}::uuid[]) AND closed_at IS NULL
      AND idle_expires_at > ${now()} AND expires_at > ${now()}`
  return new Set(open.map((session) => session.id))
}

/**
 * Records the use of the session, at most once a minute. Not awaited: a call must not fail because of it, so an earlier use may be
 * recorded after a later one and must not replace it. Locks the player's row before the session's, like a command that closes sessions.
 */
export function noteUse(sessionId: string, session: Pick<OpenSession, 'playerId' | 'lastSeenAt'>): void {
  const instant = now()
  if (instant.getTime() - session.lastSeenAt.getTime() < 60_000) return
  sql`
    WITH day AS (${dayNote(session.playerId, instant)}), seen AS (
      UPDATE player SET last_seen_at = greatest(last_seen_at, ${instant}) WHERE id = ${session.playerId} RETURNING id
    ), listed AS (INSERT INTO listing_change (player_id) SELECT id FROM seen)
    UPDATE session SET last_seen_at = greatest(session.last_seen_at, ${instant}),
      idle_expires_at = greatest(idle_expires_at, ${later(instant, SESSION_IDLE_SECONDS)})
    FROM seen WHERE session.id = ${sessionId} AND session.player_id = seen.id AND session.closed_at IS NULL`.catch(
    (error: unknown) =>
      warnOfRetried(currentPlatform().log, 'the last use of a session was not saved', error),
  )
}

/** How long a session is kept after its end (ms): its device id shows which accounts shared a browser. */
const KEPT_AFTER_END_MS = 30 * 86_400_000

/** Removes sessions that ended long ago. */
export function purgeSessions(instant: Date, limit: number): Promise<number> {
  const before = new Date(instant.getTime() - KEPT_AFTER_END_MS)
  // What ended before that began before it too: so the index on `expires_at` finds the few to look at.
  const expiresAt = { [Op.lt]: later(before, SESSION_ABSOLUTE_SECONDS) }
  const ended = [{ closedAt: { [Op.lt]: before } }, { idleExpiresAt: { [Op.lt]: before } }]
  return sessions().destroy({ where: { expiresAt, [Op.or]: ended }, limit })
}
