import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { findChromium } from './chromium.ts'

/** The two widths at which the game is shown and judged, in CSS pixels. */
export const SCREENS_PX = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } } as const
export type Screen = keyof typeof SCREENS_PX

/** How long what must come is waited for: a busy machine is no failure. */
const PATIENCE_MS = 60_000

export async function launchBrowser(): Promise<Browser> {
  const found = await findChromium()
  if (!found) throw new Error('No browser: run npx playwright install chromium, or set CHROMIUM_PATH')
  return chromium.launch(found)
}

/** A person at a browser: one context with its own cookies, and everything its pages complain about. */
export type Visitor = {
  readonly context: BrowserContext
  readonly page: Page
  /** Console errors and uncaught exceptions so far. */
  readonly complaints: string[]
}

function listenTo(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`))
}

/** Whose browser is open still. */
export const openVisitors = new Set<Visitor>()

export async function newVisitor(browser: Browser, url: string, screen: Screen): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SCREENS_PX[screen],
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    hasTouch: screen === 'phone',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  // What is left behind by a journey that fails; no other tool looks at it.
  if (process.env.VITEST) await context.tracing.start({ snapshots: true })
  const complaints: string[] = []
  context.on('page', (page) => listenTo(page, complaints))
  const visitor: Visitor = { context, page: await context.newPage(), complaints }
  openVisitors.add(visitor)
  context.on('close', () => openVisitors.delete(visitor))
  return visitor
}

/** What axe finds wrong on the page as it stands, one line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  // The legacy mode differs in frames alone, of which the game has none; without it each look opens a tab of its own.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}

/** How far the page is wider than its window, in CSS pixels: nothing scrolls sideways, ever. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
