import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'
import { blockingTime, type Figures, layoutShift } from './figures.ts'
import { type Noticed, watchPage } from './watch-page.ts'

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for a round trip. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const CPU_SLOWER = 4

/** The page is quiet when nothing was loaded and no long task ran for this long. */
const QUIET_MS = 2000
const POLL_MS = 250
const LOADING_MAX_MS = 90_000

export type Cookies = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>

type Traffic = { running: Set<string>; scriptBytes: number; bytes: number; lastAt: number }

async function watchTraffic(devTools: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { running: new Set(), scriptBytes: 0, bytes: 0, lastAt: performance.now() }
  const scripts = new Set<string>()
  const seen = (requestId: string) => {
    traffic.running.delete(requestId)
    traffic.lastAt = performance.now()
  }
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) traffic.running.add(requestId)
  })
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen(requestId)
    traffic.bytes += encodedDataLength
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength
  })
  devTools.on('Network.loadingFailed', ({ requestId }) => seen(requestId))
  await devTools.send('Network.enable')
  return traffic
}

/** Waits until the page has painted and neither loads nor works. */
async function untilQuiet(page: Page, traffic: Traffic): Promise<Noticed> {
  const end = performance.now() + LOADING_MAX_MS
  for (;;) {
    const noticed = await page.evaluate(() => globalThis.noticed?.())
    if (!noticed) throw new Error(`${page.url()} is not watched`)
    const lastTask = noticed.longTasks.at(-1)
    const idle = noticed.now - (lastTask ? lastTask.start + lastTask.duration : 0)
    const isSilent = traffic.running.size === 0 && performance.now() - traffic.lastAt > QUIET_MS
    if (noticed.largestPaint > 0 && idle > QUIET_MS && isSilent) return noticed
    if (performance.now() > end) throw new Error(`${page.url()} does not come to rest`)
    await delay(POLL_MS)
  }
}

export type Visit = Figures & {
  /** What was painted largest, and what moved. */
  readonly causes: { readonly largest: string; readonly shifts: Noticed['shifts'] }
}

/** Opens a page with an empty cache, as a slow phone would, and measures it. Without a service worker. */
export async function visitPage(browser: Browser, address: string, cookies?: Cookies): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    serviceWorkers: 'block',
    ...(cookies ? { storageState: cookies } : {}),
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPage)
    const devTools = await context.newCDPSession(page)
    const traffic = await watchTraffic(devTools)
    await devTools.send('Network.emulateNetworkConditions', NETWORK)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    await page.goto(address, { waitUntil: 'load', timeout: LOADING_MAX_MS })
    const noticed = await untilQuiet(page, traffic)
    return {
      largestPaint: noticed.largestPaint,
      blocking: blockingTime(noticed),
      shift: layoutShift(noticed.shifts),
      scriptBytes: traffic.scriptBytes,
      bytes: traffic.bytes,
      causes: { largest: noticed.largest, shifts: noticed.shifts },
    }
  } finally {
    await context.close()
  }
}
