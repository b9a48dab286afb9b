import type { IncomingHttpHeaders } from 'node:http'
import type { OperationFacts } from '#generated/operations.ts'
import { currentPlatform } from '../../ambient.ts'
import { forbidden, unauthorized } from '../../errors.ts'
import { findOpenToken, noteTokenUse } from '../../sessions/personal-tokens.ts'
import { refuseClosed } from '../../sessions/session-end.ts'
import { readBearer, readSessionToken, sessionCookieName } from '../../sessions/session-token.ts'
import { findOpenSession, noteUse } from '../../sessions/sessions.ts'
import { readTokenText } from '../../sessions/token-text.ts'
import type { Caller } from './caller.ts'
import { readCookie } from './cookies.ts'

export type Credentials = {
  /** Of the session, or of the personal token. */
  readonly sessionId: string
  readonly by: Caller['by']
  /** Whether a former secret signed the cookie. */
  readonly isOutdated: boolean
}

function readAuthorization(text: string): Credentials | undefined {
  const sessionId = readBearer(text)
  if (sessionId !== undefined) return { sessionId, by: 'bearer', isOutdated: false }
  const tokenId = readTokenText(text)
  return tokenId === undefined ? undefined : { sessionId: tokenId, by: 'token', isOutdated: false }
}

/**
 * The session or personal token named by the headers, with a valid signature. The header `Authorization` takes precedence over
 * the cookie. The database tells whether the session or token is open.
 */
export function readCredentials(headers: IncomingHttpHeaders): Credentials | undefined {
  const [, bearer] = /^Bearer ([\w.-]{1,400})$/i.exec(headers.authorization ?? '') ?? []
  if (bearer !== undefined) return readAuthorization(bearer)
  const token = readCookie(headers, sessionCookieName(currentPlatform().config.publicUrl))
  const read = token ? readSessionToken(token) : undefined
  return read && { ...read, by: 'cookie' }
}

/** What the contract asks for and the game knows. Each refuses a player who lacks it. The game registers them. */
export type Requirements = {
  /** `x-guild-permission`: one of them is enough. */
  readonly guildPermission: (playerId: number, permissions: readonly string[]) => Promise<void>
  /** Every call with `x-roles` needs one. */
  readonly secondFactor: (playerId: number) => Promise<void>
  /** What administrators have closed for now, to visitors too. */
  readonly open: (facts: OperationFacts, caller: Caller | null) => Promise<void>
}

/** The session that is open, as the contract requires. Null for visitors where the session is optional. */
async function openedBySession(facts: OperationFacts, credentials: Credentials | undefined) {
  const session = credentials && (await findOpenSession(credentials.sessionId, facts.unlock))
  if (session) {
    noteUse(credentials.sessionId, session)
    return session
  }
  if (facts.sessionOptional) return null
  throw credentials ? await refuseClosed(credentials.sessionId) : unauthorized()
}

/** The token that works and has one of the call's scopes. */
async function openedByToken({ tokenScopes, unlock }: OperationFacts, { sessionId }: Credentials) {
  const token = await findOpenToken(sessionId, unlock)
  if (!token) throw unauthorized()
  if (!token.scopes.some((scope) => tokenScopes.includes(scope)))
    throw forbidden('scopeMissing', 'Этому ключу такой вызов не разрешён')
  noteTokenUse(sessionId, token)
  return token
}

/**
 * The caller, as the contract requires: null for open calls, and for visitors where the session is optional.
 * 401 without an open session or token (playerBlocked tells why), 403 scopeMissing for a token that may not, 403 forbidden without the role, 403 pageLocked before the tutorial unlocks the call.
 * Without the password where the call asks for it, 403 passwordNotConfirmed. Without a second factor for the role, or to read without the guild permission, it throws what `requirements` throw.
 */
export async function authenticate(
  facts: OperationFacts,
  credentials: Credentials | undefined,
  requirements: Requirements,
): Promise<Caller | null> {
  if (facts.security.length === 0) return null
  const session =
    credentials?.by === 'token'
      ? await openedByToken(facts, credentials)
      : await openedBySession(facts, credentials)
  if (!credentials || !session) return null
  const { playerId } = session
  if (facts.roles.length > 0) {
    if (!session.roles.some((role) => facts.roles.includes(role))) throw forbidden()
    await requirements.secondFactor(playerId)
    // A token has no password: roles have refused it.
    if (facts.passwordConfirmed && !('isPasswordConfirmed' in session && session.isPasswordConfirmed))
      throw forbidden('passwordNotConfirmed', 'Подтвердите пароль, чтобы продолжить')
  }
  if (facts.unlock !== null && !session.unlocked) {
    throw forbidden('pageLocked', 'Эта страница ещё закрыта: её откроют поручения', { unlock: facts.unlock })
  }
  const { guildPermissions } = facts
  // Mutations ask once they know that they are not repeated: the first answer stays that of who has lost the role since.
  if (guildPermissions.length > 0 && !facts.idempotent)
    await requirements.guildPermission(playerId, guildPermissions)
  const { sessionId, by } = credentials
  return { playerId, roles: session.roles, sessionId, by }
}
