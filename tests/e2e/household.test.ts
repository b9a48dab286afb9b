import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { enrichLord } from '../support/enrich-lord.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { pageFaults } from '../support/page-faults.ts'
import { closeWelcome, guideShown, newcomer, register } from '../support/play.ts'
import { coinsOf } from '../support/settle-lord.ts'
import { shownText } from '../support/shown-text.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  // Tax collection of one game hour takes four seconds.
  game = await startFreshGame({ WORLD_NEIGHBOURS: '5', GAME_SPEED: '900' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

async function raise(page: Page, name: string): Promise<void> {
  await page.goto('/game/buildings')
  await page.getByRole('button', { name: `${name}: построить`, exact: true }).click()
  await page.getByText(`${name}: построено`).waitFor()
}

test('at the desk the account book shows what is earned, built, sharpened and sold', async () => {
  const { context, page, complaints } = await newVisitor(browser, game.url, 'desk')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const faults: string[] = []
  const look = async () => {
    faults.push(...(await pageFaults(page)))
  }
  const panel = page.getByRole('complementary', { name: 'Вещь' })
  await register(page, newcomer('Ростислав'))
  await closeWelcome(page)
  await enrichLord(game.dataDir, 'Ростислав')

  await page.goto('/game/inventory')
  await page.getByText(/^Сундук пуст/).waitFor()
  const start = await coinsOf(page)

  await page.goto('/game/trade/shop')
  const ware = page.getByRole('list', { name: 'Товар дня' }).getByRole('button').first()
  const item = await shownText(ware.locator('b').first())
  await guideShown(page)
  await ware.click()
  await panel.getByRole('button', { name: /^Купить за/ }).click()
  await page.getByText(`Куплено: ${item}`).waitFor()
  await page.goto('/game/trade/shop/consumable')
  await page.getByRole('button', { name: /^Хлебный квас/ }).click()
  await panel.getByRole('button', { name: /^Купить за/ }).click()
  await page.getByText(/^Куплено: Хлебный квас/).waitFor()

  await page.goto('/game/inventory')
  const chest = page.getByRole('list', { name: 'В сундуке' })
  await chest.getByRole('button', { name: new RegExp(`^${item}`) }).click()
  await panel.getByRole('button', { name: 'Надеть' }).click()
  await panel.getByRole('button', { name: 'Снять' }).waitFor()
  await look()

  await raise(page, 'Кузница')
  await look()
  await page.goto('/game/forge/grind')
  await page.getByRole('button', { name: /^Ударить/ }).click()
  await page.getByText(/^(Удар удался|Не вышло)/).waitFor()
  await look()

  await page.goto('/game')
  const beforeTaxes = await coinsOf(page)
  const collectors = page.getByRole('region', { name: 'Налоги' })
  await collectors.getByRole('button', { name: 'Отправить' }).click()
  await page
    .getByRole('dialog', { name: 'Налоги' })
    .getByRole('button', { name: /^Отправить на/ })
    .click()
  await page.getByText('Сборщики вышли за ворота').waitFor()
  await collectors.getByRole('button', { name: 'Отправить' }).waitFor()
  await expect.poll(() => coinsOf(page)).toBeGreaterThan(beforeTaxes)

  await page.goto('/game/inventory')
  await page.getByRole('tab', { name: 'Припасы' }).click()
  await page.getByRole('list', { name: 'Припасы' }).getByRole('button').click()
  await panel.getByRole('button', { name: 'На рынок' }).click()
  const offer = page.getByRole('dialog', { name: 'На рынок: Хлебный квас' })
  await look()
  await offer.getByRole('button', { name: 'Выставить' }).click()
  await page.getByText('Лот на рынке').waitFor()
  await page.goto('/game/trade/market/my')
  await page.getByRole('list', { name: 'Мои лоты' }).getByText('Хлебный квас').waitFor()
  await look()

  await page.goto('/game/history?currency=GOLD')
  const book = page.getByRole('region', { name: 'Записи о деньгах' })
  for (const source of ['Лавка: вещи', 'Лавка: припасы', 'Постройка', 'Налоги', 'Рынок: припасы'])
    await book.getByRole('paragraph').filter({ hasText: source }).first().waitFor()
  const gold = await coinsOf(page)
  expect(gold).toBeLessThan(start)
  const newest = book.getByText(/^стало/).first()
  await expect.poll(async () => Number((await newest.textContent())?.replaceAll(/\D/g, ''))).toBe(gold)
  await look()

  expect(faults).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('the server logs no warning', () => {
  expect(game.said()).not.toMatch(/"level":(50|60)/)
})
