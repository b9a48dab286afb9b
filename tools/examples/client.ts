import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '#generated/calls.ts'
import type { ChannelName } from '#generated/types.ts'

const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'

/** Calls of the contract, typed: `api.POST('/player-army/buy', { body })`. */
export type Api = Client<paths>

/** One request and its answer, as text. */
export type Traffic = {
  readonly method: string
  /** Of the contract, parameters in braces. */
  readonly path: string
  readonly status: number
  readonly request: string
  readonly answer: string
}

/** The cookie of one browser. */
export type Cookie = { value: string }

/** A client that sends and keeps the cookie, and passes each request with its answer to `onAnswer`. */
export function createApi(baseUrl: string, cookie: Cookie, onAnswer: (traffic: Traffic) => void): Api {
  const api = createClient<paths>({ baseUrl, headers: { 'User-Agent': USER_AGENT } })
  api.use({
    onRequest: async ({ request, schemaPath }) => {
      if (cookie.value !== '') request.headers.set('Cookie', cookie.value)
      const sent = await request.clone().text()
      const response = await fetch(request)
      const [line] = response.headers.getSetCookie()
      if (line !== undefined) cookie.value = line.split(';')[0] ?? ''
      const answer = await response.clone().text()
      onAnswer({ method: request.method, path: schemaPath, status: response.status, request: sent, answer })
      return response
    },
  })
  return api
}

/** The answer's body. Throws when there is none. */
export function bodyOf<Body>({ data }: { data?: Body }): Body {
  if (data === undefined) throw new Error('The answer has no body')
  return data
}

/** Header that asks for the changes of these channels in `gameData`. */
export function subscribing(...channels: readonly ChannelName[]) {
  return { 'game-data-subscribes': JSON.stringify(Object.fromEntries(channels.map((name) => [name, true]))) }
}
