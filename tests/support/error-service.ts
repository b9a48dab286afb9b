import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Event, parseEnvelope } from '@sentry/core'
import { expect } from 'vitest'

export type ReceivedReport = {
  /** Every byte of the envelope, to look for what must not be there. */
  readonly raw: string
  readonly events: readonly Event[]
}

/** A service on this machine that takes Sentry's envelopes. */
export type ErrorService = {
  readonly dsn: string
  readonly received: readonly ReceivedReport[]
  /** Waits until events that fit have come, and returns the first. */
  waitForEvent(fits: (event: Event) => boolean): Promise<Event>
  close(): Promise<void>
}

const KEY = '0123456789abcdef0123456789abcdef'
const PROJECT = '42'

/** Takes POST /api/42/envelope/ with the DSN's key, in the query or in the header X-Sentry-Auth. Anything else is 403. */
export async function startErrorService(): Promise<ErrorService> {
  const received: ReceivedReport[] = []
  const http = createServer(async (request, response) => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', 'http://localhost')
    const key =
      url.searchParams.get('sentry_key') ??
      /sentry_key=(\w+)/.exec(String(request.headers['x-sentry-auth']))?.[1]
    const isEnvelope = request.method === 'POST' && url.pathname === `/api/${PROJECT}/envelope/`
    if (!isEnvelope || key !== KEY) {
      response.writeHead(403).end()
      return
    }
    const [, items] = parseEnvelope(body)
    const events = items.flatMap(([{ type }, payload]) =>
      type === 'event' && typeof payload === 'object' ? [payload as Event] : [],
    )
    received.push({ raw: body.toString(), events })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const found = (fits: (event: Event) => boolean) => received.flatMap(({ events }) => events).find(fits)
  return {
    dsn: `http://${KEY}@127.0.0.1:${port}/${PROJECT}`,
    received,
    waitForEvent: async (fits) => {
      await expect.poll(() => found(fits) !== undefined, { timeout: 60_000 }).toBe(true)
      const event = found(fits)
      if (!event) throw new Error('The event has gone')
      return event
    },
    close: async () => {
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
}
