import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { holdWire } from '../support/page-wire.ts'
import { logIn, newcomer } from '../support/play.ts'
import { coinsOf, settleLord } from '../support/settle-lord.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '5', WORKERS: '2' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

const purse = { gold: 5000, diamonds: 10 }

/** Messages of the browser itself about a refused or lost call are no fault of the page. */
function faultsOfPage(complaints: readonly string[]): string[] {
  return complaints.filter((words) => !/Failed to load resource|net::ERR_/.test(words))
}

/** Opens the card of kvass in the shop. Returns the price of a cup. */
async function goForKvass(page: Page) {
  await page.goto('/game/trade/shop/consumable')
  await page.getByRole('button', { name: /^Хлебный квас/ }).click()
  const buy = page.getByRole('button', { name: /^Купить за/ })
  const price = Number((await buy.textContent())?.replaceAll(/\D/g, ''))
  return { buy, price }
}

async function cupsOf(page: Page): Promise<number> {
  await page.goto('/game/inventory')
  await page.getByRole('tab', { name: 'Припасы' }).click()
  // The words of a stack are shown when its picture is there.
  const stock = page.getByRole('list', { name: 'Припасы' }).getByText(/В наличии: \d+/)
  await stock
    .or(page.getByText(/^Погреб пуст/))
    .first()
    .waitFor()
  if ((await stock.count()) === 0) return 0
  return Number(/В наличии: (\d+)/.exec(await stock.first().innerText())?.[1])
}

async function kvassLines(page: Page): Promise<number> {
  await page.goto('/game/history?source=SHOP_CONSUMABLE')
  const lines = page.getByRole('region', { name: 'Записи о деньгах' }).getByRole('listitem')
  await lines.first().waitFor()
  return lines.count()
}

describe('buying continues after every interruption, and is paid once', () => {
  test('the connection is cut between the purchase and its answer', async () => {
    const { context, page, complaints } = await settleLord({ browser, game, screen: 'desk' }, 'Любава', purse)
    const wire = await holdWire(page)
    const { buy, price } = await goForKvass(page)
    const before = await coinsOf(page)

    const cut = wire.cutBehind(/\/api\/.*shop/)
    const waiting = page.getByText('Связь прервалась, ждём ответа').waitFor()
    await buy.click()
    await cut
    await page.getByText('Нет связи. Золото и войско в сохранности.').waitFor()
    await waiting
    await expect.poll(() => coinsOf(page)).toBe(before)

    // The page asks for the lost answer by itself, with the same key.
    const bought = page.getByText(/^Куплено: Хлебный квас/).waitFor()
    await wire.mend()
    await bought
    await page.getByText('Нет связи. Золото и войско в сохранности.').waitFor({ state: 'hidden' })
    await expect.poll(() => coinsOf(page)).toBe(before - price)
    expect(await cupsOf(page)).toBe(1)
    expect(await kvassLines(page)).toBe(1)
    expect(faultsOfPage(complaints)).toEqual([])
    await context.close()
  })

  test('the page is reloaded before the answer arrives', async () => {
    const { context, page, complaints } = await settleLord(
      { browser, game, screen: 'phone' },
      'Дубрава',
      purse,
    )
    const { buy, price } = await goForKvass(page)
    const before = await coinsOf(page)
    const { promise: bought, resolve } = Promise.withResolvers<void>()
    await page.route(/\/api\/.*shop/, async (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      await route.fetch()
      resolve()
    })
    await buy.tap()
    await bought
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await expect.poll(() => coinsOf(page)).toBe(before - price)
    expect(await kvassLines(page)).toBe(1)

    const again = await goForKvass(page)
    await again.buy.tap()
    await page.getByText(/^Куплено: Хлебный квас/).waitFor()
    await expect.poll(() => coinsOf(page)).toBe(before - 2 * price)
    expect(await cupsOf(page)).toBe(2)
    expect(faultsOfPage(complaints)).toEqual([])
    await context.close()
  })

  test('two tabs buy the same offer at the same time', async () => {
    const { context, page, complaints } = await settleLord(
      { browser, game, screen: 'desk' },
      'Горислава',
      purse,
    )
    const other = await context.newPage()
    const tabs = [page, other]
    const shelfOf = (tab: Page) => tab.getByRole('list', { name: 'Товар дня' })
    for (const tab of tabs) {
      await tab.goto('/game/trade/shop/gear')
      await shelfOf(tab).getByRole('button').first().click()
    }
    const before = await coinsOf(page)
    const buyIn = (tab: Page) =>
      tab.getByRole('complementary', { name: 'Вещь' }).getByRole('button', { name: /^Купить за/ })
    const price = Number((await buyIn(page).textContent())?.replaceAll(/\D/g, ''))
    await Promise.all(tabs.map((tab) => buyIn(tab).click()))
    for (const tab of tabs) {
      await shelfOf(tab).getByText('Куплено').waitFor()
      await expect.poll(() => shelfOf(tab).getByRole('button').count()).toBe(5)
      await expect.poll(() => coinsOf(tab)).toBe(before - price)
    }
    expect(faultsOfPage(complaints)).toEqual([])
    await context.close()
  })
})

test('going back restores the list with its search and filter', async () => {
  const { context, page, complaints } = await settleLord({ browser, game, screen: 'desk' }, 'Всемила', purse)
  const search = page.getByRole('searchbox', { name: 'Название' })
  await page.goto('/game/trade/market/gear')
  await search.fill('меч')
  await page.waitForURL(/search=/)
  await page.getByRole('button', { name: 'Фильтры', exact: true }).click()
  await page.getByRole('button', { name: 'Заточенные' }).click()
  await page.waitForURL(/isSharpened=true/)
  await page
    .getByRole('region', { name: 'Казна' })
    .getByRole('link', { name: /^Золото/ })
    .click()
  await page.getByRole('combobox', { name: 'За что' }).selectOption('Налоги')
  await page.waitForURL(/source=TAXES/)
  await page.getByRole('navigation').getByRole('link', { name: 'Лавка' }).click()
  await page.getByRole('tab', { name: 'Меняла' }).click()
  await page.getByRole('article', { name: 'Обмен' }).waitFor()

  await page.goBack()
  await page.getByRole('list', { name: 'Товар дня' }).waitFor()
  await page.goBack()
  await page.getByText('Таких записей в книге нет.').waitFor()
  await expect.poll(() => page.getByRole('combobox', { name: 'За что' }).inputValue()).toBe('TAXES')
  await page.goBack()
  await page.getByRole('button', { name: 'Фильтры, выбрано: 1' }).waitFor()
  await expect.poll(() => search.inputValue()).toBe('меч')
  await page.goForward()
  await page.getByText('Таких записей в книге нет.').waitFor()
  await page.goForward()
  await page.goForward()
  await page.getByRole('article', { name: 'Обмен' }).waitFor()
  await page.reload()
  await page.getByRole('article', { name: 'Обмен' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a session closed on the desktop ends on the phone at once, and login returns to its page', async () => {
  const name = 'Прекрасава'
  const desk = await settleLord({ browser, game, screen: 'desk' }, name, purse)
  const phone = await newVisitor(browser, game.url, 'phone')
  await logIn(phone.page, newcomer(name))
  await phone.page.goto('/game/trade/market/resource?search=%D0%BB%D0%B5%D1%81')
  await phone.page.getByRole('searchbox', { name: 'Название' }).waitFor()

  await desk.page.goto('/game/settings-sessions')
  await desk.page.getByRole('button', { name: 'Закрыть', exact: true }).click()
  // Notices go by themselves, so a slow machine would look for them too late one after the other.
  const notices = Promise.all([
    desk.page.getByText('Сеанс закрыт').waitFor(),
    phone.page.getByText('Сеанс закрыт с другого устройства').waitFor(),
  ])
  await desk.page.getByRole('button', { name: 'Подтвердить' }).click()
  await notices
  await phone.page.waitForURL(/\/auth\/login/)
  const { email, password } = newcomer(name)
  await phone.page.getByLabel('Почта').fill(email)
  await phone.page.getByLabel('Пароль', { exact: true }).fill(password)
  await phone.page.getByRole('button', { name: 'Войти' }).tap()
  await phone.page.waitForURL(/\/game\/trade\/market\/resource\?search=/)
  await expect.poll(() => phone.page.getByRole('searchbox', { name: 'Название' }).inputValue()).toBe('лес')
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  await desk.context.close()
  await phone.context.close()
})

test('the server logs no warning', () => {
  expect(game.said()).not.toMatch(/"level":(50|60)/)
})
