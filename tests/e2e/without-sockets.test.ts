import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, launchBrowser, newVisitor, type Visitor } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { refuseSockets } from '../support/network/refuse-sockets.ts'
import { logIn, newcomer, postCall } from '../support/play.ts'
import { coinsOf, foundLord } from '../support/settle-lord.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  // With several processes the server offers no long polling.
  game = await startFreshGame({ WORLD_NEIGHBOURS: '5', WORKERS: '2' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

const BAR = 'Живой связи нет: обновляем раз в 15 секунд.'
const LOST = 'Нет связи. Золото и войско в сохранности.'

/** How long (ms) the castle takes to show the purse. */
async function openCastle(page: Page): Promise<number> {
  const start = performance.now()
  await page.goto('/game')
  await coinsOf(page)
  return performance.now() - start
}

/** Hires five archers on another device, which changes the purse and the army. */
async function hireElsewhere({ context }: Visitor): Promise<void> {
  await postCall(context.request, '/player-army/buy', { group: 'archers', amount: 5 })
}

test('with several processes and no WebSocket the game goes on by calls, and says so', async () => {
  const name = 'Яромысл'
  const lord = await foundLord({ browser, game, screen: 'phone' }, name, { gold: 5000, diamonds: 10 })
  const desk = await newVisitor(browser, game.url, 'desk')
  await logIn(desk.page, newcomer(name))
  await coinsOf(desk.page)
  const { page, context } = lord
  const polled: string[] = []
  page.on('request', (request) => {
    if (/transport=polling/.test(request.url())) polled.push(request.url())
  })
  await openCastle(page)
  const usual = await openCastle(page)
  await refuseSockets(page)
  const without = await openCastle(page)
  // The first content comes by calls in any case. A busy machine may take longer either time.
  expect(without).toBeLessThan(Math.max(3 * usual, 8000))

  await page.getByText(BAR).waitFor()
  expect(await page.getByText(LOST).isVisible()).toBe(false)
  expect(await axeFaults(page)).toEqual([])
  const before = await coinsOf(page)
  await hireElsewhere(desk)
  await expect.poll(() => coinsOf(desk.page)).toBeLessThan(before)
  const after = await coinsOf(desk.page)
  await expect.poll(() => coinsOf(page), { timeout: 60_000 }).toBe(after)
  // The server refuses long polling once, and the page does not ask again.
  expect(polled).toHaveLength(1)

  // Without any network the bar says that instead.
  await context.setOffline(true)
  await page.getByText(LOST).waitFor()
  await context.setOffline(false)
  await page.getByText(BAR).waitFor()
  await context.close()
  await desk.context.close()
})
