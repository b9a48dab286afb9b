import createClient from 'openapi-fetch'
import type { paths } from '../../../../generated/calls.ts'
import { transport } from '../../../../generated/transport.ts'

/** Typed calls by path over the same transport as the hooks: same headers, keys, time-out and errors. */
export const client = createClient<paths>({
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
