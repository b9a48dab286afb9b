import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { holdKey, tabRound, tabTo } from '../support/keyboard.ts'
import { coinsOf, settleLord } from '../support/settle-lord.ts'
import { shownText } from '../support/shown-text.ts'

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

const belongings = {
  gold: 5000,
  diamonds: 100,
  resources: 100,
  gear: [
    { gearId: 18, quality: 64 },
    { gearId: 1, quality: 90 },
  ],
}

/** A control that Tab must reach on each page. */
const pages: readonly (readonly [address: string, act: RegExp])[] = [
  ['', /Отправить/],
  ['/army', /Пополнить/],
  ['/missions', /В поход/],
  ['/inventory', /Надеть/],
  ['/buildings', /построить|улучшить/i],
  ['/trade/shop', /Купить за/],
  ['/trade/shop/consumable', /Купить за/],
  ['/trade/shop/gold', /обменять/i],
  ['/trade/market', /Мои лоты/],
  ['/trade/market/gear', /Фильтры/],
  ['/trade/market/my', /На склад/],
  ['/forge', /Заточка: войти/],
  ['/forge/grind', /Ударить/],
  ['/forge/craft', /Сделать/],
  ['/forge/craft-book', /Новый раздел/],
  ['/forge/enhance', /Короткий меч/],
  ['/forge/enhance?tab=stars', /Вложить очки/],
  ['/skills/branches', /Ветвь|ветвь|Открыть|Изучить/],
  ['/skills/branch/craft', /./],
  ['/history', /Приход/],
]

/** The start of a challenge may be announced at any moment. Toasts go by themselves. The policy of the page forbids a <style>. */
function hideToasts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const hidden = new CSSStyleSheet()
    hidden.replaceSync('[data-sonner-toaster] { display: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, hidden]
  })
}

test('Tab reaches everything on every page of the economy, with a visible focus', async () => {
  const { context, page, complaints } = await settleLord(
    { browser, game, screen: 'desk' },
    'Любомила',
    belongings,
  )
  const faults: string[] = []
  for (const [address, act] of pages) {
    await page.goto(`/game${address}`)
    await page.locator('h1').first().waitFor()
    await page
      .locator('main')
      .getByRole('button', { name: act })
      .or(page.locator('main').getByRole('link', { name: act }))
      .first()
      .waitFor()
    await hideToasts(page)
    const stops = await tabRound(page)
    const at = (what: string) => `/game${address}: ${what}`
    if (!stops.some(({ what }) => act.test(what))) faults.push(at(`Tab does not lead to ${act}`))
    for (const { what, isShown, isCovered } of stops) {
      if (!isShown) faults.push(at(`${what} does not show its focus`))
      if (isCovered) faults.push(at(`${what} is focused under something else`))
    }
  }
  expect(faults).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('gear is bought, equipped, locked and sharpened without a mouse', async () => {
  const { context, page, complaints } = await settleLord(
    { browser, game, screen: 'desk' },
    'Ладислава',
    belongings,
  )
  const { keyboard } = page
  const press = async (wanted: Locator, key = 'Enter') => {
    await tabTo(page, wanted)
    await keyboard.press(key)
  }
  const menu = (name: string) => page.getByRole('navigation').getByRole('link', { name })
  const panel = (of: Page) => of.getByRole('complementary', { name: 'Вещь' })

  await press(menu('Лавка'))
  const shelf = page.getByRole('list', { name: 'Товар дня' })
  // The day's goods are random: not one that the lord owns already.
  const ware = shelf
    .getByRole('button')
    .filter({ hasNotText: /Короткий меч|Пастушья праща/ })
    .first()
  const gear = await shownText(ware.locator('b').first())
  await press(ware)
  const before = await coinsOf(page)
  await press(panel(page).getByRole('button', { name: /^Купить за/ }))
  await page.getByText(`Куплено: ${gear}`).waitFor()
  await expect.poll(() => coinsOf(page)).toBeLessThan(before)

  await press(menu('Склад'))
  const chest = page.getByRole('list', { name: 'В сундуке' })
  await press(chest.getByRole('button', { name: /^Короткий меч/ }), 'Space')
  await panel(page).getByRole('heading', { name: 'Короткий меч' }).waitFor()
  await keyboard.press('e')
  await panel(page).getByRole('button', { name: 'Снять' }).waitFor()
  await press(panel(page).getByRole('button', { name: 'Заблокировать' }))
  await page.getByText('Вещь заблокирована', { exact: true }).waitFor()

  // Escape closes the sheet and returns the focus.
  const offered = chest.getByRole('button', { name: new RegExp(`^${gear}`) })
  await press(offered)
  const toMarket = panel(page).getByRole('button', { name: 'На рынок' })
  await press(toMarket)
  const offer = page.getByRole('dialog', { name: `На рынок: ${gear}` })
  await offer.waitFor()
  await keyboard.press('Escape')
  await offer.waitFor({ state: 'hidden' })
  await expect.poll(() => toMarket.evaluate((element) => element === document.activeElement)).toBe(true)
  // The same for a dialog above it.
  const sell = panel(page).getByRole('button', { name: 'Продать' })
  await press(sell)
  const question = page.getByRole('dialog', { name: /^Продать/ })
  await question.waitFor()
  await keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await expect.poll(() => sell.evaluate((element) => element === document.activeElement)).toBe(true)

  await press(menu('Кузница'))
  await press(page.getByRole('link', { name: 'Заточка: войти' }))
  await press(
    page.getByRole('list', { name: 'Вещи для заточки' }).getByRole('button', { name: /^Короткий меч/ }),
  )
  const anvil = page.getByRole('complementary', { name: 'Наковальня' })
  await tabTo(page, anvil.getByRole('radio', { name: 'Свойство' }))
  await keyboard.press('ArrowRight')
  await anvil.getByText('требования', { exact: true }).waitFor()
  const diamonds = await coinsOf(page, 'Алмазы')
  await keyboard.press('f')
  await anvil.getByText(/^(Удар удался: уровень 1|Не вышло: снова с нуля)$/).waitFor()
  await expect.poll(() => coinsOf(page, 'Алмазы')).toBe(diamonds - 1)
  expect(complaints).toEqual([])
  await context.close()
})

test('a held Enter buys once, starts one mission and presses nothing that comes next', async () => {
  const { context, page, complaints } = await settleLord(
    { browser, game, screen: 'desk' },
    'Богумила',
    belongings,
  )
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /buy|start/.test(request.url())) calls.push(request.url())
  })
  await page.goto('/game/trade/shop/consumable')
  await page.getByRole('button', { name: /^Хлебный квас/ }).click()
  await page
    .getByRole('complementary', { name: 'Вещь' })
    .getByRole('button', { name: /^Купить за/ })
    .focus()
  const gold = await coinsOf(page)
  await holdKey(page, 'Enter')
  await page.getByText('Куплено: Хлебный квас', { exact: false }).first().waitFor()
  await expect.poll(() => coinsOf(page)).toBeLessThan(gold)
  const price = gold - (await coinsOf(page))
  expect(calls).toHaveLength(1)
  await holdKey(page, 'Enter')
  await expect.poll(() => coinsOf(page)).toBe(gold - 2 * price)

  calls.length = 0
  await page.goto('/game/missions')
  await page
    .locator('main')
    .getByRole('button', { name: /^В поход/ })
    .first()
    .focus()
  await holdKey(page, 'Enter')
  await page
    .locator('main')
    .getByText(/вернётся через|Войско вернулось/)
    .first()
    .waitFor()
  expect(calls).toHaveLength(1)
  expect(complaints).toEqual([])
  await context.close()
})
