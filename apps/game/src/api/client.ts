import type { paths } from '#generated/calls.ts'
import { transport } from '#generated/transport.ts'
import type { AuthResult, Bearer, GameData, GetGameDataParams, SessionEndResult } from '#generated/types.ts'

/**
 * Calls over the same transport as the generated hooks: same headers, keys, time-out and errors. For code outside of components, which use
 * the hooks. The start of the game needs these few, without the hooks of all the calls beside them.
 */
const AUTH_DATA = '/auth/data' satisfies keyof paths
const SESSION_END = '/auth/session-end' satisfies keyof paths
const RENEW_BEARER = '/auth/renew-bearer' satisfies keyof paths
const LOGOUT = '/auth/logout' satisfies keyof paths
const GAME_DATA = '/game-data' satisfies keyof paths

/** Null without a session. */
export function getAuthData(): Promise<AuthResult | null> {
  return transport(AUTH_DATA)
}

/** Without a reason after the player's own logout. */
export function getSessionEnd(): Promise<SessionEndResult> {
  return transport(SESSION_END)
}

export function renewBearer(): Promise<Bearer> {
  return transport(RENEW_BEARER, { method: 'POST' })
}

/** Ends this session alone: the cookie may by now be of another one, which a second tab has opened. */
export function logOut(sessionId: string, headers: Record<string, string> = {}): Promise<void> {
  return transport(`${LOGOUT}?${new URLSearchParams({ sessionId })}`, { method: 'POST', headers })
}

export function getGameData(query: GetGameDataParams): Promise<GameData> {
  const asked = Object.entries(query).map(([channel, isAsked]) => [channel, String(isAsked)])
  return transport(`${GAME_DATA}?${new URLSearchParams(asked)}`)
}
