import createClient from 'openapi-fetch'
import type { paths } from '../../../../generated/calls.ts'
import { transport } from '../../../../generated/transport.ts'
import type {
  AuthResult,
  Bearer,
  GameData,
  GetGameDataParams,
  SessionEndResult,
} from '../../../../generated/types.ts'
import { ApiError } from './api-error.ts'

/**
 * Typed calls over the same transport as the hooks: same headers, keys, time-out and errors. For code outside of
 * components, which use the generated hooks. The only file of the game that imports openapi-fetch, so that it is easy
 * to replace.
 */
const client = createClient<paths>({
  baseUrl: 'http://game',
  fetch: async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    const answer = await transport<unknown>(pathname + search, {
      method: request.method,
      headers: request.headers,
      signal: request.signal,
      ...(body === '' ? {} : { body }),
    })
    return answer === null ? new Response(null, { status: 204 }) : Response.json(answer)
  },
})

/** The transport rejects refused calls, so an answer without a body is broken. */
function bodyOf<Body>({ data }: { data?: Body }): Body {
  if (data === undefined) throw new ApiError(0, null)
  return data
}

/** Null without a session. */
export async function getAuthData(): Promise<AuthResult | null> {
  return (await client.GET('/auth/data')).data ?? null
}

/** Without a reason after the player's own logout. */
export async function getSessionEnd(): Promise<SessionEndResult> {
  return bodyOf(await client.GET('/auth/session-end'))
}

export async function renewBearer(): Promise<Bearer> {
  return bodyOf(await client.POST('/auth/renew-bearer'))
}

export async function logOut(headers: Record<string, string> = {}): Promise<void> {
  await client.POST('/auth/logout', { headers })
}

export async function getGameData(query: GetGameDataParams): Promise<GameData> {
  return bodyOf(await client.GET('/game-data', { params: { query } }))
}
