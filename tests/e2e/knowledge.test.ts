import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GEAR } from '#catalogue/gear/gear.ts'
import { fullBonus } from '#rules/gear/stats.ts'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { pageFaults, widthFaults } from '../support/page-faults.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '20' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
] as const

test.each(WINDOWS)('«Построить замок» is in the first window of $width × $height', async (size) => {
  const { context, page } = await newVisitor(browser, game.url, 'phone')
  await page.setViewportSize(size)
  await page.goto('/')
  const button = page.getByRole('main').getByRole('link', { name: 'Построить замок' })
  await button.waitFor()
  await page.getByText('Мир сегодня').waitFor()
  const box = await button.boundingBox()
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
  expect(await pageFaults(page)).toEqual([])
  await context.close()
})

async function slide(page: Page, name: string, value: number): Promise<void> {
  await page.getByRole('slider', { name, exact: true }).fill(String(value))
}

test('a visitor searches, opens a class of gear and computes the values of the game', async () => {
  const { context, page, complaints } = await newVisitor(browser, game.url, 'desk')
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: 'База знаний' }).click()
  await page.getByRole('searchbox').fill('ДОЩАТЫЙ ЩИТ')
  await page.waitForURL(/\?q=/)
  await page.getByRole('link', { name: 'Дощатый щит' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/knowledge-base/gear/shield#25')
  await slide(page, 'Качество', 37)
  await slide(page, 'Звёзды', 3)
  await page.getByRole('combobox', { name: 'Заточка' }).selectOption({ label: 'Заточка: броня' })
  await slide(page, 'Уровень заточки', 6)
  const model = GEAR.find(({ name }) => name === 'Дощатый щит')
  if (!model) throw new Error('The catalogue has no such shield')
  const { characteristics } = fullBonus({
    model,
    quality: 37,
    enhanceLevel: 3,
    grind: { characteristics: { name: 'armor', level: 6 }, armorOrDodge: null, limitsLevel: 0 },
    craft: null,
  })
  const shown = page.getByRole('article').filter({ hasText: 'Дощатый щит' })
  const armor = shown.locator('dl > div').filter({ hasText: 'Броня' }).locator('dd')
  await expect.poll(async () => (await armor.innerText()).trim()).toBe(String(characteristics.armor))
  await page.goBack()
  await page.waitForURL(/\?q=/)
  await page.getByRole('searchbox').fill('дирижабль')
  await page.getByText('По запросу «дирижабль» ничего не нашлось').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

const PAGES = ['', '/tutorial', '/missions', '/gear', '/gear/shield', '/crusades', '/tips', '?q=щит']

test('every page of the knowledge base is whole for a visitor', async () => {
  const { context, page, complaints } = await newVisitor(browser, game.url, 'phone')
  for (const address of PAGES) {
    await page.goto(`/knowledge-base${address}`)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    for (const width of [360, 768, 1280, 1536]) {
      await page.setViewportSize({ width, height: 800 })
      // Both layouts, of phones and of desks, are seen at the two widths that the game is designed for.
      const isDesigned = width === 360 || width === 1280
      expect(await (isDesigned ? pageFaults(page) : widthFaults(page))).toEqual([])
    }
  }
  expect(complaints).toEqual([])
  await context.close()
})
