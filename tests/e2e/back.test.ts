import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { postCall } from '../support/play.ts'
import { settleLord } from '../support/settle-lord.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '0' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

const GUILD = /\/game\/guild\/inner$/
const CASTLE = /\/game\/?$/

/** The button of the browser. */
function pressBack(page: Page): Promise<void> {
  return page.evaluate(() => history.back())
}

test('«Назад» closes what lies on top of the page, and leaves the page in one step when nothing does', async () => {
  const { context, page, complaints } = await settleLord({ browser, game, screen: 'desk' }, 'Яромир', {
    gold: 500,
    diamonds: 1_000,
  })
  await page.goto('/game')
  await postCall(context.request, '/guilds', { name: 'Яромирова рать', tag: 'ЯРЫЙ' })
  await page.getByRole('button', { name: 'Ещё' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Гильдия' }).click()
  await page.waitForURL(GUILD)
  const edit = page.getByRole('button', { name: 'Править описание и объявление' })
  const sheet = page.getByRole('dialog', { name: 'О гильдии' })

  await edit.click()
  await sheet.waitFor()
  await pressBack(page)
  await sheet.waitFor({ state: 'hidden' })
  expect(page.url()).toMatch(GUILD)

  // A panel over a sheet goes first.
  await edit.click()
  await sheet.getByRole('button', { name: 'Сохранить' }).click({ force: true })
  const why = page.getByRole('dialog', { name: 'Почему нельзя' })
  await why.waitFor()
  await pressBack(page)
  await why.waitFor({ state: 'hidden' })
  expect(await sheet.isVisible()).toBe(true)
  await pressBack(page)
  await sheet.waitFor({ state: 'hidden' })
  expect(page.url()).toMatch(GUILD)

  // Closed by its cross: the next step back leaves the page at once, and forward comes back to it.
  await edit.click()
  await sheet.getByRole('button', { name: 'Закрыть', exact: true }).click()
  await sheet.waitFor({ state: 'hidden' })
  await pressBack(page)
  await page.waitForURL(CASTLE)
  await page.evaluate(() => history.forward())
  await page.waitForURL(GUILD)
  await edit.click()
  await sheet.waitFor()
  await page.reload()
  await edit.waitFor()
  expect(await sheet.count()).toBe(0)
  await pressBack(page)
  await page.waitForURL(CASTLE)
  expect(complaints).toEqual([])
  await context.close()
})
