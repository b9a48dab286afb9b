import { now } from '../clock.ts'
import { formerKeysFor, keyFor } from '../keys.ts'
import { isUuid } from '../uuid.ts'
import { isSignedBy, signatureOf } from './signature.ts'

/** A session ends after 14 days without use, and after 90 days in any case. */
export const SESSION_IDLE_SECONDS = 14 * 86_400
export const SESSION_ABSOLUTE_SECONDS = 90 * 86_400
export const BEARER_SECONDS = 15 * 60

/** Browsers accept the `__Host-` prefix only over HTTPS, so plain HTTP (development) omits it. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session'
}

function sign(text: string): string {
  return signatureOf(text, keyFor('session'))
}

/** The cookie's value. It is not stored: its id names the row that every call checks. */
export function sessionToken(sessionId: string): string {
  return `${sessionId}.${sign(`session ${sessionId}`)}`
}

export type ReadToken = {
  readonly sessionId: string
  /** Whether a former key signed it: the browser should get a new one before that key is forgotten. */
  readonly isOutdated: boolean
}

/** The session's id if the signature is valid. The database decides whether the session is open. */
export function readSessionToken(token: string): ReadToken | undefined {
  const [sessionId = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isUuid(sessionId)) return undefined
  const isOf = (key: Buffer | string) => isSignedBy(key, `session ${sessionId}`, signature)
  if (isOf(keyFor('session'))) return { sessionId, isOutdated: false }
  return formerKeysFor('session').some(isOf) ? { sessionId, isOutdated: true } : undefined
}

export type Bearer = {
  readonly token: string
  /** ISO */
  readonly expiresAt: string
}

/** The token of this session and expiry (whole seconds). It is always the same, so it need not be stored. */
function bearerUntil(sessionId: string, expiresAt: Date): Bearer {
  const signed = `v1.${sessionId}.${Math.floor(expiresAt.getTime() / 1000)}`
  return { token: `${signed}.${sign(`bearer ${signed}`)}`, expiresAt: expiresAt.toISOString() }
}

/** A token for pages that cannot use a cookie. */
export function mintBearer(sessionId: string): Bearer {
  const expires = Math.floor(now().getTime() / 1000) + BEARER_SECONDS
  return bearerUntil(sessionId, new Date(expires * 1000))
}

/** The form stored with an answer: without the token itself. */
export function withoutToken({ expiresAt }: Bearer): Bearer {
  return { token: '', expiresAt }
}

/** Restores the token of a stored bearer. */
export function withToken({ expiresAt }: Bearer, sessionId: string): Bearer {
  return bearerUntil(sessionId, new Date(expiresAt))
}

/** The session's id if the bearer is signed and not expired. The database decides whether the session is open. */
export function readBearer(token: string): string | undefined {
  const [version, sessionId = '', expires = '', signature = '', ...rest] = token.split('.')
  if (version !== 'v1' || rest.length > 0 || !isUuid(sessionId) || !/^\d{1,12}$/.test(expires))
    return undefined
  const signed = `bearer v1.${sessionId}.${expires}`
  const keys = [keyFor('session'), ...formerKeysFor('session')]
  if (!keys.some((key) => isSignedBy(key, signed, signature))) return undefined
  return Number(expires) * 1000 > now().getTime() ? sessionId : undefined
}
