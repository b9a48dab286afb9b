import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, launchBrowser } from '../support/browser.ts'
import { builtFile } from '../support/built-file.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { openQuiet } from '../support/open-quiet.ts'
import { coinsOf, foundLord } from '../support/settle-lord.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '5' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

const purse = { gold: 5000, diamonds: 10 }
const NOTE = 'Часть страницы не загрузилась'

/** Hides a file as a content blocker does. Returns how often the page has loaded since. */
async function hide(page: Page, file: string): Promise<() => number> {
  let loads = 0
  page.on('load', (loaded) => {
    if (loaded.url() !== 'about:blank') loads += 1
  })
  await page.route(`**${file}`, (route) => route.abort('blockedbyclient'))
  return () => loads
}

test('a hidden file in the background costs nothing else', async () => {
  const { context, page } = await foundLord({ browser, game, screen: 'phone' }, 'Скрыта', purse)
  const loads = await hide(page, await builtFile('src/features/notifications/notification-watcher.tsx'))
  await openQuiet(page, '/game')
  expect(await coinsOf(page)).toBeGreaterThan(0)
  await page.getByRole('heading', { name: /^Замок/ }).waitFor()
  expect(await page.getByText(NOTE).count()).toBe(0)
  expect(loads()).toBe(1)
  await context.close()
})

test('a page whose file is hidden says so, reloads once at most, and the others go on', async () => {
  const { context, page } = await foundLord({ browser, game, screen: 'desk' }, 'Закрыта', purse)
  const loads = await hide(page, await builtFile('src/features/missions/missions-page.tsx'))
  await page.goto('/game')
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  await menu.getByRole('link', { name: 'Походы' }).click()
  await page.getByText(NOTE).waitFor()
  await page.getByText(/блокировщик рекламы/).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await menu.getByRole('link', { name: 'Войско' }).click()
  await page.getByRole('article', { name: 'Лучники' }).waitFor()
  await menu.getByRole('link', { name: 'Походы' }).click()
  await page.getByText(NOTE).waitFor()
  expect(loads()).toBeLessThanOrEqual(2)
  await context.close()
})

test('a sheet whose file is hidden says so in a toast, and its page stays', async () => {
  const { context, page } = await foundLord({ browser, game, screen: 'phone' }, 'Спрятан', purse)
  await hide(page, await builtFile('src/layouts/menu-sheet.tsx'))
  await page.goto('/game')
  const more = page.getByRole('button', { name: 'Ещё', exact: true })
  // The first time the page reloads, in case that helps.
  await Promise.all([page.waitForEvent('load'), more.tap()])
  await more.tap()
  await page.locator('[data-sonner-toast][data-type=error]').getByText(NOTE).waitFor()
  await page.getByRole('heading', { name: /^Замок/ }).waitFor()
  await context.close()
})

test('a hidden file that the start needs is named on the first screen', async () => {
  const { context, page } = await foundLord({ browser, game, screen: 'phone' }, 'Потерян', purse)
  await page.route('**/assets/*.js', (route) => route.abort('blockedbyclient'))
  await page.goto('/game')
  await page.getByText(/^Игра не загрузилась: один из файлов не пришёл/).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await context.close()
})
