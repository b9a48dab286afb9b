import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listingFee, saleFee } from '#rules/market/market.ts'
import { launchBrowser } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { pageFaults } from '../support/page-faults.ts'
import { closePanel, outOfDoubleClick } from '../support/play.ts'
import { coinsOf, settleLord } from '../support/settle-lord.ts'

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

const SWORD = 'Короткий меч'
const BOW = 'Ясеневый лук'
const JUNK = 'Пастушья праща'
const PRICE = 700
/** On a phone: what is chosen opens a sheet. */
const SMITH = 'Забава'
/** At the desk. */
const MERCHANT = 'Никанор'

/** Repeats tries until one succeeds. */
async function sharpen(page: Page, anvil: Locator) {
  for (;;) {
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && /forge/.test(answer.url()),
    )
    await anvil.getByRole('button', { name: /^Ударить молотом за 1 алмаз, шанс 51\s%$/ }).tap()
    const { try: tried }: { try: { success: boolean } } = await (await answered).json()
    const outcome = anvil.getByRole('status').getByText(tried.success ? /^Удар удался/ : /^Не вышло/)
    await outcome.waitFor()
    await anvil.getByText(/^Выпало \d+, нужно было меньше 51$/).waitFor()
    if (tried.success) return
    await outOfDoubleClick(page)
  }
}

test('a merchant finds and buys the sharpened and crafted gear of a smith, and both account books show it', async () => {
  const faults: string[] = []
  const her = await settleLord({ browser, game, screen: 'phone' }, SMITH, {
    gold: 5000,
    diamonds: 100,
    resources: 100,
    gear: [
      { gearId: 18, quality: 64 },
      { gearId: 2, quality: 83 },
      ...[90, 90, 90].map((quality) => ({ gearId: 1, quality })),
    ],
  })
  const his = await settleLord({ browser, game, screen: 'desk' }, MERCHANT, { gold: 5000, diamonds: 10 })
  const { page } = her
  const press = (target: Locator) => target.tap()
  const sheet = page.getByRole('dialog')
  const look = async (at = page) => {
    faults.push(...(await pageFaults(at)))
  }
  const choose = async (list: string, item: string) =>
    press(
      page
        .getByRole('list', { name: list })
        .getByRole('button', { name: new RegExp(`^${item}`) })
        .first(),
    )

  // Sharpen the sword.
  await page.goto('/game/forge')
  await look()
  await press(page.getByRole('link', { name: 'Заточка: войти' }))
  await choose('Вещи для заточки', SWORD)
  await look()
  await sharpen(page, sheet)
  await closePanel(page)
  const blows = page.getByRole('region', { name: 'Последние удары' })
  await press(blows.getByText(/, уровень 1$/).first())
  await blows.getByText('Число пересчитано из зерна на этой странице: сходится.').first().waitFor()
  await look()

  // Turn three slings into a star.
  await page.goto('/game/forge/enhance')
  const slings = page.getByRole('list', { name: 'Вещи, которые можно разобрать' })
  for (const nth of [0, 1, 2])
    await press(slings.getByRole('button', { name: new RegExp(`^${JUNK}`) }).nth(nth))
  await page.getByRole('status').getByText('3 вещи').waitFor()
  await look()
  await press(page.getByRole('button', { name: 'Разобрать', exact: true }))
  await press(page.getByRole('button', { name: 'Подтвердить' }))
  await page.getByText('Разобрано', { exact: true }).waitFor()
  await press(page.getByRole('tab', { name: 'Звёзды и имя' }))
  await choose('Вещи для звёзд', SWORD)
  await press(sheet.getByRole('button', { name: 'До звезды' }))
  await press(sheet.getByRole('button', { name: 'Зажечь: 1 звезда' }))
  await page.getByText('На вещи 1 звезда').waitFor()
  await look()
  await closePanel(page)

  // Transfer a sharpening from a blank of the shop to the bow.
  await page.goto('/game/trade/shop')
  await press(page.getByRole('button', { name: /: заготовки$/ }))
  await page.getByText('Куплено: 1 заготовка').waitFor()
  await page.goto('/game/forge/grind')
  await choose('Вещи для заточки', 'Заготовка')
  await sharpen(page, sheet)
  await page.goto('/game/inventory')
  await choose('В сундуке', 'Заготовка')
  await press(sheet.getByRole('button', { name: 'Перенести на вещь' }))
  const targets = page.getByRole('dialog', { name: 'Перенести на вещь' })
  await look()
  await targets
    .getByText('На вещи уже есть заточка свойства')
    .or(targets.getByText(/не подходит/))
    .first()
    .waitFor()
  await press(targets.getByRole('button', { name: `Перенести на «${BOW}»` }))
  await press(page.getByRole('button', { name: 'Подтвердить' }))
  await page.getByText('Работа перенесена, заготовка исчезла').waitFor()

  // Craft the sword and save the recipe on the way.
  await page.goto('/game/forge/craft')
  await choose('Вещи для отделки', SWORD)
  await press(sheet.getByRole('button', { name: 'Больше: Атака мечников' }))
  await press(sheet.getByRole('button', { name: 'В книгу: записать рецепт' }))
  await page.getByText('Рецепт записан в книгу').waitFor()
  await look()
  await press(sheet.getByRole('button', { name: 'Сделать' }))
  await press(page.getByRole('button', { name: 'Подтвердить' }))
  await sheet.getByText(/Отделка вещи/).waitFor()
  await page.goto('/game/forge/craft-book')
  await page.getByRole('list', { name: 'Рецепты: Без раздела' }).getByText(SWORD, { exact: true }).waitFor()
  await page.getByText('атака мечников +1').first().waitFor()
  await look()

  // Put the bow on the market.
  await page.goto('/game/inventory')
  await choose('В сундуке', BOW)
  await press(sheet.getByRole('button', { name: 'На рынок' }))
  const offer = page.getByRole('dialog', { name: `На рынок: ${BOW}` })
  await offer.getByRole('textbox', { name: 'Цена', exact: true }).fill(String(PRICE))
  await look()
  const beforeOffer = await coinsOf(page)
  await press(offer.getByRole('button', { name: 'Выставить' }))
  await page.getByText('Лот на рынке').waitFor()
  await page.goto('/game/trade/market/my')
  await page.getByRole('list', { name: 'Мои лоты' }).getByText(BOW).waitFor()
  await look()
  const afterOffer = beforeOffer - listingFee(PRICE, 'gold')
  await expect.poll(() => coinsOf(page)).toBe(afterOffer)

  // The merchant searches and finds it.
  const hisGold = await coinsOf(his.page)
  const hisOtherTab = await his.context.newPage()
  await hisOtherTab.goto('/game')
  await his.page.goto('/game/trade/market')
  await look(his.page)
  await his.page
    .getByRole('article')
    .filter({ has: his.page.getByRole('heading', { name: 'Вещи' }) })
    .getByRole('link')
    .click()
  await his.page.getByRole('searchbox', { name: 'Название' }).pressSequentially('ясен')
  await his.page.waitForURL(/search=/)
  await his.page.getByRole('button', { name: 'Фильтры', exact: true }).click()
  await his.page.getByRole('button', { name: 'Заточенные' }).click()
  await his.page.waitForURL(/isSharpened=true/)
  const lot = his.page.getByRole('list', { name: 'Вещи' }).getByRole('button', { name: /заточена до 1/ })
  await lot.waitFor()
  await look(his.page)
  await lot.click()
  const panel = his.page.getByRole('dialog', { name: BOW })
  await panel.getByText(SMITH).waitFor()
  await look(his.page)
  // The toast leaves after some seconds, so the seller watches for it before the purchase.
  const notice = page.getByText(`«${BOW}»: покупатель ${MERCHANT}.`).first().waitFor({ timeout: 300_000 })
  await panel.getByRole('button', { name: /^Купить за/ }).click()
  await his.page.getByRole('button', { name: 'Подтвердить' }).click()
  await his.page.getByText('Куплено', { exact: true }).waitFor()

  // The purchase updates both headers, and the seller gets a notification.
  await expect.poll(() => coinsOf(his.page)).toBe(hisGold - PRICE)
  await expect.poll(() => coinsOf(hisOtherTab)).toBe(hisGold - PRICE)
  const income = PRICE - saleFee(PRICE, 'gold')
  await expect.poll(() => coinsOf(page)).toBe(afterOffer + income)
  await notice
  await page.getByText(/На вашем прилавке пусто/).waitFor()
  await press(page.getByRole('button', { name: /^Вести/ }))
  await page.getByRole('dialog', { name: 'Вести' }).getByRole('heading', { name: 'Лот продан' }).waitFor()
  await look()

  // The account books of both.
  await page.goto('/game/history?currency=GOLD')
  const lines = page.getByRole('region', { name: 'Записи о деньгах' }).getByRole('listitem')
  const sold = lines.filter({ hasText: 'Рынок: вещи' })
  await sold.filter({ hasText: `+${income}` }).waitFor()
  await sold.filter({ hasText: `−${listingFee(PRICE, 'gold')}` }).waitFor()
  await lines.filter({ hasText: 'Отделка' }).first().waitFor()
  await look()
  await press(page.getByRole('tab', { name: 'Вещи' }))
  const entries = page.getByRole('region', { name: 'Записи о вещах' }).getByRole('listitem')
  await entries.filter({ hasText: BOW }).filter({ hasText: 'Рынок' }).filter({ hasText: '−1' }).waitFor()
  await expect.poll(() => entries.filter({ hasText: JUNK }).filter({ hasText: 'Скупщик' }).count()).toBe(3)
  await look()
  await his.page.goto('/game/history?currency=GOLD')
  const paid = his.page.getByRole('region', { name: 'Записи о деньгах' }).getByRole('listitem')
  await paid
    .filter({ hasText: 'Рынок: вещи' })
    .filter({ hasText: `−${PRICE}` })
    .waitFor()
  await look(his.page)

  expect(faults).toEqual([])
  expect([...her.complaints, ...his.complaints]).toEqual([])
  await her.context.close()
  await his.context.close()
})

test('the server logs no warning', () => {
  expect(game.said()).not.toMatch(/"level":(50|60)/)
})
