import type { IncomingHttpHeaders } from 'node:http'
import type { OperationFacts } from '../../../generated/operations.ts'
import { currentPlatform } from '../ambient.ts'
import { forbidden, unauthorized } from '../errors.ts'
import { refuseClosed } from '../sessions/session-end.ts'
import { readBearer, readSessionToken, sessionCookieName } from '../sessions/session-token.ts'
import { findOpenSession, noteUse } from '../sessions/sessions.ts'
import type { Caller } from './caller.ts'
import { readCookie } from './cookies.ts'

export type Credentials = {
  readonly sessionId: string
  readonly by: Caller['by']
  /** Whether a former secret signed the cookie. */
  readonly isOutdated: boolean
}

/**
 * The session named by the headers, with a valid signature. The bearer takes precedence. `findOpenSession`
 * tells whether the session is open.
 */
export function readCredentials(headers: IncomingHttpHeaders): Credentials | undefined {
  const [, bearer] = /^Bearer ([\w.-]{1,400})$/i.exec(headers.authorization ?? '') ?? []
  if (bearer !== undefined) {
    const sessionId = readBearer(bearer)
    return sessionId === undefined ? undefined : { sessionId, by: 'bearer', isOutdated: false }
  }
  const token = readCookie(headers, sessionCookieName(currentPlatform().config.publicUrl))
  const read = token ? readSessionToken(token) : undefined
  return read && { ...read, by: 'cookie' }
}

/** Refuses a player without a permission that the contract asks for (`x-guild-permission`). The game registers it. */
export type RequirePermission = (playerId: number, permission: string) => Promise<void>

/**
 * The caller, as the contract requires: null for open calls, and for visitors where the session is optional.
 * 401 without an open session (playerBlocked tells why), 403 forbidden without the role, 403 pageLocked before the tutorial unlocks the call.
 * Without the guild permission it throws what `requirePermission` throws.
 */
export async function authenticate(
  facts: OperationFacts,
  credentials: Credentials | undefined,
  requirePermission: RequirePermission,
): Promise<Caller | null> {
  if (facts.security.length === 0) return null
  const session = credentials && (await findOpenSession(credentials.sessionId, facts.unlock))
  if (!credentials || !session) {
    if (facts.sessionOptional) return null
    throw credentials ? await refuseClosed(credentials.sessionId) : unauthorized()
  }
  noteUse(credentials.sessionId, session)
  if (facts.roles.length > 0 && !session.roles.some((role) => facts.roles.includes(role))) throw forbidden()
  if (facts.guildPermission !== null) await requirePermission(session.playerId, facts.guildPermission)
  if (facts.unlock !== null && !session.unlocked) {
    throw forbidden('pageLocked', 'Эта страница ещё закрыта: её откроют поручения', { unlock: facts.unlock })
  }
  const { sessionId, by } = credentials
  return { playerId: session.playerId, roles: session.roles, sessionId, by }
}
