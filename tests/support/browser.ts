import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { findChromium } from './chromium.ts'
import { IS_LOSS_EXPECTED, weaken } from './network/weak-network.ts'

/** The two widths that the game is designed for, in CSS pixels. */
export const SCREENS_PX = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } } as const
export type Screen = keyof typeof SCREENS_PX

/** Timeout for expected events, long enough for a busy machine. */
const ACTION_TIMEOUT_MS = 60_000

/** `args`: switches of Chromium for this browser alone. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const found = await findChromium()
  if (!found) throw new Error('No browser: run npx playwright install chromium, or set CHROMIUM_PATH')
  return chromium.launch({ ...found, args: [...found.args, ...args] })
}

/** A user with a browser: one context with its own cookies, and all errors of its pages. */
export type Visitor = {
  readonly context: BrowserContext
  readonly page: Page
  /** Console errors and uncaught exceptions so far. */
  readonly complaints: string[]
}

/** A busy server puts a call off, and the page sends it again (docs/game.md §7). The browser itself names the refusal. */
const PUT_OFF = /with a status of (?:429 \(Too Many Requests\)|503 \(Service Unavailable\))/

/**
 * The browser itself names what it could not load without a connection. A page that does not know yet what has happened asks for what
 * is gone.
 */
const LOST = /net::ERR_|^WebSocket |with a status of 40[134] /

function listenTo(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' || PUT_OFF.test(message.text())) return
    if (IS_LOSS_EXPECTED && LOST.test(message.text())) return
    const from = message.location().url
    complaints.push(`${page.url()}: ${message.text()} (${from})`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`))
}

/** Browsers that are still open. */
export const openVisitors = new Set<Visitor>()

/** Without a service worker, which would hide the page's requests from a test that changes them. */
export async function newVisitor(
  browser: Browser,
  url: string,
  screen: Screen,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SCREENS_PX[screen],
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    hasTouch: screen === 'phone',
    serviceWorkers,
  })
  context.setDefaultTimeout(ACTION_TIMEOUT_MS)
  await weaken(context)
  // A trace to look at if the journey fails. Snapshots of every action take a third of a journey's time.
  if (process.env.VITEST) await context.tracing.start({ snapshots: Boolean(process.env.TRACE) })
  const complaints: string[] = []
  context.on('page', (page) => listenTo(page, complaints))
  const visitor: Visitor = { context, page: await context.newPage(), complaints }
  openVisitors.add(visitor)
  context.on('close', () => openVisitors.delete(visitor))
  return visitor
}

/** Violations that axe finds on the page in its current state, one line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  // The legacy mode only matters for frames, which the game does not use. Without it each check opens a tab.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}

/** By how many CSS pixels the page is wider than its window. It must never scroll sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
