import type { BrowserContext, CDPSession, Page, Request } from 'playwright'
import { CALLS_AND_DOCUMENTS, mutationOf, record } from './cut-calls.ts'

/** 400 kbit/s, and 400 ms until something arrives. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const FULL_SPEED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

function setSpeed(devtools: CDPSession, speed: typeof SLOW_3G): Promise<unknown> {
  return devtools.send('Network.emulateNetworkConditions', speed)
}

export async function slowDown(page: Page): Promise<void> {
  await setSpeed(await page.context().newCDPSession(page), SLOW_3G)
}

/** Slows the page down while one of its calls changes something. */
export async function slowDuringCalls(context: BrowserContext): Promise<void> {
  const sessions = new WeakMap<Page, Promise<CDPSession>>()
  const underWay = new Map<Page, Set<Request>>()
  const devtoolsOf = (page: Page) => {
    const known = sessions.get(page) ?? context.newCDPSession(page)
    sessions.set(page, known)
    return known
  }

  const enter = async (page: Page, request: Request): Promise<void> => {
    const calls = underWay.get(page) ?? new Set()
    underWay.set(page, calls.add(request))
    if (calls.size === 1) await setSpeed(await devtoolsOf(page), SLOW_3G)
  }

  const leave = async (request: Request): Promise<void> => {
    const operation = mutationOf(request)
    if (!operation) return
    const page = request.frame().page()
    const calls = underWay.get(page)
    if (!calls?.delete(request)) return
    const response = await request.response()
    if (response?.ok()) await record('slow', operation)
    if (calls.size === 0) await setSpeed(await devtoolsOf(page), FULL_SPEED)
  }

  // A journey may close its page at any time.
  const leaveIfOpen = (request: Request) => void leave(request).catch(() => undefined)
  context.on('requestfinished', leaveIfOpen)
  context.on('requestfailed', leaveIfOpen)
  await context.route(CALLS_AND_DOCUMENTS, async (route, request) => {
    if (mutationOf(request)) await enter(request.frame().page(), request).catch(() => undefined)
    await route.fallback().catch(() => undefined)
  })
}
