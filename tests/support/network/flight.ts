import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Request, Route } from 'playwright'
import type { OperationId } from '#generated/operations.ts'
import { sendWire, type WireAnswer } from '../wire.ts'
import { announceNetwork } from './announce.ts'
import { CALLS_AND_DOCUMENTS, mutationOf, record, type Trouble } from './cut-calls.ts'
import { holdSockets } from './sockets.ts'

const BAR = 'Нет связи. Золото и войско в сохранности.'
/** The bar comes after two seconds. Pages outside of the game have none. */
const NOTICED_MAX_MS = 3500
/** These calls are sent again for less than two seconds. */
const IMPATIENT = /^\/api\/auth\//
const SHORT_FLIGHT_MS = 300
/** The page sends a call again within this time after a flight. */
const ANSWERED_MAX_MS = 10_000
/** A document with a frame waits for a document that waits for the landing. */
const LOADED_MAX_MS = 5000

/** The page sends these by itself while the player presses something else: only the call itself is lost. */
function isUnasked(route: Route): boolean {
  return /\/mark-|\/push-notification-token/.test(route.request().url())
}

/** How often each operation was cut in this file. */
const cuts = new Map<OperationId, number>()

/** Both halves of a call in turn. */
function nextCut(operation: OperationId): Exclude<Trouble, 'slow'> {
  const before = cuts.get(operation) ?? 0
  cuts.set(operation, before + 1)
  return before % 2 === 0 ? 'answerLost' : 'requestLost'
}

/** Sends the request outside of the browser, which so learns nothing of the answer, not even its cookies. */
async function sendUnseen(context: BrowserContext, request: Request): Promise<WireAnswer> {
  const { protocol, host, port, pathname, search } = new URL(request.url())
  const cookies = await context.cookies(request.url())
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = {
    ...request.headers(),
    host,
    'accept-encoding': 'identity',
    'sec-fetch-site': 'same-origin',
  }
  const body = request.postDataBuffer()
  // The browser alone knows the names of some hosts. All are on this machine.
  const send = () =>
    sendWire(`${protocol}//127.0.0.1:${port}`, {
      method: request.method(),
      path: pathname + search,
      headers: cookie ? { ...headers, cookie } : headers,
      ...(body ? { body } : {}),
    })
  // The server may just have closed a connection that was kept.
  return send().catch(send)
}

/** What the page needs of a refusal. */
function passedOn(headers: WireAnswer['headers']): Record<string, string> {
  const wanted = ['content-type', 'retry-after'] as const
  return Object.fromEntries(wanted.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))
}

/** Until the page says that it has no connection, or would give up. */
async function untilNoticed(request: Request): Promise<unknown> {
  const page = request.frame().page()
  const { pathname } = new URL(request.url())
  const isGame = new URL(page.url()).pathname.startsWith('/game')
  if (!isGame || IMPATIENT.test(pathname)) return delay(SHORT_FLIGHT_MS)
  return page
    .getByText(BAR)
    .waitFor({ timeout: NOTICED_MAX_MS })
    .catch(() => undefined)
}

/**
 * Puts the device into flight mode in the middle of each operation, the first time that the context sends it: in turn
 * behind the server, whose answer is lost, and before it. Documents that are opened meanwhile wait for the landing.
 */
export async function flyDuringCalls(context: BrowserContext): Promise<void> {
  const flown = new Set<OperationId>()
  /** Operations that were cut and have no answer yet. */
  const unanswered = new Map<OperationId, Trouble>()
  let isFlying = false
  const hangUp = await holdSockets(context, () => isFlying)
  let landing: Promise<void> | undefined
  let isClosed = false
  context.on('close', () => {
    isClosed = true
  })
  const close = context.close.bind(context)
  // A journey may have seen all that it looks for before its page has the answer.
  context.close = async (options) => {
    const start = performance.now()
    while (unanswered.size > 0 && performance.now() - start < ANSWERED_MAX_MS) await delay(100)
    await close(options)
  }

  context.on('response', (response) => {
    const operation = mutationOf(response.request())
    const trouble = operation && unanswered.get(operation)
    if (!operation || !trouble) return
    unanswered.delete(operation)
    // The session of some calls ends with them, so their repetition comes from a visitor.
    if (response.ok() || response.status() === 401) void record(trouble, operation)
  })

  const fly = async (route: Route, operation: OperationId, trouble: Trouble): Promise<void> => {
    unanswered.set(operation, trouble)
    if (isUnasked(route)) return route.abort('internetdisconnected')
    isFlying = true
    try {
      await announceNetwork(context, false)
      hangUp()
      await route.abort('internetdisconnected')
      await untilNoticed(route.request())
    } finally {
      isFlying = false
      await announceNetwork(context, true)
    }
  }

  const cut = async (route: Route, operation: OperationId): Promise<void> => {
    const trouble = nextCut(operation)
    if (trouble === 'answerLost') {
      // By other answers or the live connection the page would learn what has happened, and its journey would press the next button
      // in mid flight.
      isFlying = !isUnasked(route)
      if (isFlying) hangUp()
      const { status, headers, text } = await sendUnseen(context, route.request())
      if (status >= 300) {
        // A refusal changes nothing. The next call is cut instead.
        flown.delete(operation)
        cuts.set(operation, (cuts.get(operation) ?? 1) - 1)
        return route.fulfill({ status, body: text, headers: passedOn(headers) })
      }
    }
    await fly(route, operation, trouble)
  }

  /** Documents that are opened from now on wait. Scripts come as from the service worker's cache. */
  const cutOnce = async (route: Route, operation: OperationId): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    landing = promise
    try {
      for (const page of context.pages())
        await page.waitForLoadState('load', { timeout: LOADED_MAX_MS }).catch(() => undefined)
      await cut(route, operation)
    } finally {
      isFlying = false
      landing = undefined
      resolve()
    }
  }

  await context.route(CALLS_AND_DOCUMENTS, async (route, request) => {
    try {
      if (!request.serviceWorker() && request.isNavigationRequest()) await landing
      const operation = mutationOf(request)
      // A call that is soon given up waits for its own flight: the journey may already be at its next form.
      const isNext = operation && !flown.has(operation) && IMPATIENT.test(new URL(request.url()).pathname)
      if (isFlying && !isNext) return await route.abort('internetdisconnected')
      if (!operation || flown.has(operation)) return await route.fallback()
      flown.add(operation)
      // One flight after the other.
      while (landing) await landing
      await cutOnce(route, operation)
    } catch (error) {
      // A journey may close its browser at any time.
      if (!isClosed && !/closed/.test(String(error))) throw error
    }
  })
}
