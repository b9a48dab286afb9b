import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { campaignSize } from '../support/campaign.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { layoutFaults, toastFaults } from '../support/layout-faults.ts'
import { furnishLayout, LAYOUT_BELONGINGS, levelUp } from '../support/layout-household.ts'
import { LAYERS } from '../support/layout-layers.ts'
import {
  FETCHING_ADDRESSES,
  FRAMES,
  type Frame,
  GAME_ADDRESSES,
  GUEST_ADDRESSES,
  go,
  LIST_ADDRESSES,
  OUTER_ADDRESSES,
  resizeTo,
  settle,
} from '../support/layout-tour.ts'
import { settleLord } from '../support/settle-lord.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '20', GAME_SPEED: '60' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

/** The smallest window in `npm test`, all of them and every sheet in `npm run campaign`. */
const frames = campaignSize<readonly Frame[]>({
  small: FRAMES.filter(({ isSmall }) => isSmall),
  full: FRAMES,
})
const layers = campaignSize({ small: LAYERS.filter(({ isSmall }) => isSmall), full: LAYERS })
const emptyPages = campaignSize<readonly string[]>({ small: LIST_ADDRESSES, full: GAME_ADDRESSES })
const failedPages = campaignSize<readonly string[]>({
  small: FETCHING_ADDRESSES.slice(0, 2),
  full: FETCHING_ADDRESSES,
})
/** Pages whose title or cards stand on or beside a picture that begins at the line. */
const PICTURES: readonly string[] = ['/game/', '/game/forge', '/game/skills/branches']

/** Where titles and cards begin follows from the layout of all pages: a few tell. */
const alignedPages = GAME_ADDRESSES.filter(
  (one, index) => !PICTURES.includes(one) && index % campaignSize({ small: 4, full: 1 }) === 0,
)
const [usual] = FRAMES

/** A phone without visible scrollbars, as real ones are. */
async function settleOnPhone(name: string, belongings: Parameters<typeof settleLord>[2]) {
  const visitor = await settleLord({ browser, game, screen: 'phone' }, name, belongings)
  const devTools = await visitor.context.newCDPSession(visitor.page)
  await devTools.send('Emulation.setScrollbarsHidden', { hidden: true })
  return { ...visitor, devTools }
}

/** Faults by what is wrong, with the places of each. */
function measurer(page: Page) {
  const found = new Map<string, string[]>()
  return {
    look: async (place: string) => {
      for (const frame of frames) {
        await resizeTo(page, frame)
        for (const fault of await layoutFaults(page, frame))
          found.set(fault, [...(found.get(fault) ?? []), `${place} at ${frame.name}`])
      }
      await resizeTo(page, usual)
    },
    faults: () => [...found].map(([fault, places]) => `${fault}: ${places.join(', ')}`),
  }
}

async function openSheet(page: Page): Promise<void> {
  await page.locator('dialog[open], [role="dialog"]:popover-open').first().waitFor()
  await settle(page)
}

/** Where the title of the page and the first of its cards begin, px. Null for what only screen readers find. */
function starts(page: Page): Promise<{ title: number | null; cards: number | null }> {
  return page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(`main ${selector}`)]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 2)
        .map(({ left }) => Math.round(left))
    const cards = [...boxes('section'), ...boxes('article')]
    return { title: boxes('h1')[0] ?? null, cards: cards.length > 0 ? Math.min(...cards) : null }
  })
}

test('titles and cards of all pages begin at one line on a large screen', async () => {
  const { context, page } = await settleLord({ browser, game, screen: 'desk' }, 'Светлана', LAYOUT_BELONGINGS)
  await page.goto('/game/history')
  await settle(page)
  const line = (await starts(page)).title
  const found: string[] = []
  for (const address of alignedPages) {
    await go(page, address)
    const { title, cards } = await starts(page)
    if (title !== null && title !== line) found.push(`${address}: the title at ${title}`)
    if (title !== null && cards !== null && cards !== line) found.push(`${address}: the cards at ${cards}`)
  }
  expect(found).toEqual([])
  await context.close()
})

describe('nothing is cut, covered or torn in any window and with large text', () => {
  test('on the pages', async () => {
    const { context, page } = await settleOnPhone('Светозар', LAYOUT_BELONGINGS)
    const report = await furnishLayout({ browser, game, page }, 'Светозар')
    const { look, faults } = measurer(page)
    const open = async (address: string) => {
      await page.goto(address)
      await settle(page)
      await look(address)
    }
    for (const address of [...GAME_ADDRESSES, report]) {
      await go(page, address)
      await look(address)
    }
    for (const address of OUTER_ADDRESSES) await open(address)
    await context.clearCookies()
    for (const address of GUEST_ADDRESSES) await open(address)
    expect(faults()).toEqual([])
    await context.close()
  })

  test('on the sheets and panels', async () => {
    const { context, page } = await settleOnPhone('Светозара', LAYOUT_BELONGINGS)
    await furnishLayout({ browser, game, page }, 'Светозара')
    const { look, faults } = measurer(page)
    for (const { address, name, steps, isOnPage } of layers) {
      await page.goto(address)
      await page.locator('h1').first().waitFor({ state: 'attached' })
      await settle(page)
      for (const step of steps) {
        await step(page)
        await settle(page)
      }
      if (!isOnPage) await openSheet(page)
      await look(name)
    }
    await page.goto('/game/history')
    await levelUp(game, page, 'Светозара', 3)
    await page.getByRole('dialog', { name: 'Уровень 4' }).waitFor()
    await openSheet(page)
    await look('level-up')
    expect(faults()).toEqual([])
    await context.close()
  })

  test('on empty pages, in the place of what could not be loaded, and without a connection', async () => {
    const { context, page } = await settleOnPhone('Ярополк', { gold: 1, diamonds: 1 })
    const { look, faults } = measurer(page)
    await page.goto('/game/army')
    await settle(page)
    for (const address of emptyPages) {
      await go(page, address)
      await look(`empty ${address}`)
    }
    await page.route(/\/api\/(?!auth\/(?!second-factor)|game-data|public)/, (route) =>
      route.fulfill({ status: 500, body: 'no' }),
    )
    for (const address of failedPages) {
      await page.goto(address)
      await page.getByRole('main').getByRole('alert').first().waitFor()
      await settle(page)
      await look(`failed ${address}`)
    }
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/game/army')
    await page.getByText('Замок не открылся').waitFor()
    await settle(page)
    await look('failed castle')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('/game/army')
    await page.getByRole('article', { name: 'Лучники' }).waitFor()
    await settle(page)
    await context.setOffline(true)
    await page.getByText('Нет связи. Золото и войско в сохранности.').waitFor()
    await look('offline army')
    expect(faults()).toEqual([])
    await context.close()
  })
})

/** Answers to a start, and what the toast says of each. The second is one of the longest refusals. */
const SAYINGS = [
  { status: 500, message: '', words: 'Ничего не изменилось и не списано. Попробуйте ещё раз.' },
  {
    status: 409,
    message: 'Перепись дворов: уже 24-й уровень, посмотрите ещё раз',
    words: 'Перепись дворов: уже 24-й уровень, посмотрите ещё раз',
  },
] as const

test('a toast hides neither why the action was refused nor that the connection is lost', async () => {
  const { context, page } = await settleOnPhone('Любослава', LAYOUT_BELONGINGS)
  const faults: string[] = []
  for (const frame of frames) {
    await page.goto('/game/missions')
    const start = page.getByRole('button', { name: /^В поход/ }).first()
    await start.waitFor()
    await resizeTo(page, frame)
    const look = async (words: string, above: Locator | null) => {
      await start.click()
      const toast = page.locator('[data-sonner-toast]').first()
      await toast.filter({ hasText: words }).waitFor()
      // Under the pointer it stays, and shows itself in full.
      await toast.hover()
      await settle(page)
      for (const fault of await toastFaults(page, above)) faults.push(`${fault} at ${frame.name}: ${words}`)
      await page.mouse.move(0, frame.height - 1)
      await toast.waitFor({ state: 'hidden' })
    }
    // In a wide window toasts stand over the header, beside the purse. In a low one and in large text it scrolls away.
    const isAbove = frame.width < 768 && frame.height > 480 && frame.textPercent < 200
    const header = isAbove ? page.getByRole('banner') : null
    for (const { status, message, words } of SAYINGS) {
      await page.route('**/api/missions/start', (route) =>
        route.fulfill({ status, json: { message, code: 'priceChanged', requestId: crypto.randomUUID() } }),
      )
      await look(words, header)
      await page.unroute('**/api/missions/start')
    }
    await context.setOffline(true)
    const bar = page.getByRole('status').filter({ hasText: 'Нет связи. Золото и войско в сохранности.' })
    await bar.waitFor()
    await look('Нет связи: действие не выполнено', bar)
    await context.setOffline(false)
    await bar.waitFor({ state: 'hidden' })
  }
  expect(faults).toEqual([])
  await context.close()
})

test('a finger swipes a sheet away by its grip, its title or its content', async () => {
  const { context, page, devTools } = await settleOnPhone('Любомила', LAYOUT_BELONGINGS)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const swipe = async (x: number, y: number, lengthPx: number, stepPx: number) => {
    await touch('touchStart', x, y)
    for (let way = stepPx; way <= lengthPx; way += stepPx) await touch('touchMove', x, y + way)
    await touch('touchEnd', x, y)
  }
  const sheet = page.locator('dialog[open]')
  for (const [part, stepPx] of [
    ['grip', 60],
    ['title', 8],
    ['content', 8],
  ] as const) {
    await page.getByRole('button', { name: 'Ещё', exact: true }).tap()
    await sheet.waitFor()
    await settle(page)
    const box = await sheet.boundingBox()
    if (!box) throw new Error('The sheet is not shown')
    const fromTop = { grip: 10, title: 36, content: 130 }[part]
    await swipe(box.x + box.width / 2, box.y + fromTop, 200, stepPx)
    await sheet.waitFor({ state: 'hidden' })
  }
  await context.close()
})
