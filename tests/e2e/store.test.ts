import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, type Screen } from '../support/browser.ts'
import { changeLord, expectWhole } from '../support/companions.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { oneSeesToast, seesToast } from '../support/seen-news.ts'
import { coinsOf, settleLord } from '../support/settle-lord.ts'
import { type BotApi, startBotApi } from '../support/telegram.ts'

const STORE = '/game/trade/donate'

let bot: BotApi
let game: FreshGame
let browser: Browser

beforeAll(async () => {
  bot = await startBotApi()
  game = await startFreshGame({ WORLD_NEIGHBOURS: '0', ...bot.env })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
  await bot?.close()
})

function settle(name: string, screen: Screen) {
  return settleLord({ browser, game, screen }, name, { gold: 500, diamonds: 10 })
}

/** Orders a pack and leaves its order open in a sheet. */
async function order(page: Page, pack: string, provider: string) {
  await page
    .getByRole('button', { name: new RegExp(`^${pack}`) })
    .first()
    .click()
  await page.getByRole('dialog', { name: pack }).getByRole('button', { name: provider }).click()
  await orderState(page).getByText('Ждём оплату').waitFor()
}

/** What the open sheet says about its order. */
function orderState(page: Page) {
  return page.getByRole('dialog').getByRole('status')
}

/** Closes the sheet of an order by the button below its text. Its cross and a toast's have the same name. */
async function close(page: Page): Promise<void> {
  await page.getByRole('dialog').getByText('Закрыть').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Lines of the account book about purchases. */
function bought(page: Page) {
  return page.getByRole('listitem').filter({ hasText: 'Покупка за деньги' })
}

test('the sandbox takes a payment, and the store has it at once in every tab', async () => {
  const { page, context, complaints } = await settle('Ратибор', 'phone')
  const secondTab = await context.newPage()
  await secondTab.goto('/game')
  await page.goto(STORE)
  const before = await coinsOf(page, 'Алмазы')
  await order(page, 'Мешочек алмазов', 'Учебная касса')
  await expectWhole(page)

  const toasted = oneSeesToast([page, secondTab], 'Алмазы зачислены')
  await page.getByRole('link', { name: /^Оплатить/ }).click()
  await page.getByRole('heading', { name: 'Учебная касса' }).waitFor()
  await page.getByText(/^279\sрублей$/).waitFor()
  await page.getByRole('button', { name: 'Оплатить понарошку' }).click()
  await orderState(page).getByText('Оплачено, спасибо!').waitFor()
  await toasted
  for (const tab of [page, secondTab]) await expect.poll(() => coinsOf(tab, 'Алмазы')).toBe(before + 150)

  // Back on the payment page, the order cannot be paid twice.
  await page.goBack()
  await page.reload()
  await page.getByText('Этот заказ уже оплачен').waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
  await page.getByRole('link', { name: 'Вернуться в игру' }).click()
  await close(page)
  await page.getByRole('button', { name: /Мешочек алмазов.*оплачен/ }).waitFor()
  await expectWhole(page)

  await page.goto('/game/history')
  await bought(page).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('stars are paid in Telegram, delivered often and late, and refunded', async () => {
  const { page, context, complaints } = await settle('Любава', 'desk')
  await page.goto(STORE)
  const before = await coinsOf(page, 'Алмазы')
  await order(page, 'Горсть алмазов', 'Telegram')
  const link = await page.getByRole('link', { name: /^Оплатить/ }).getAttribute('href')
  const { update } = await bot.checkOut(game.url, link ?? '')
  if (!update) throw new Error('The bot refused the payment')

  const toasted = seesToast(page, 'Алмазы зачислены')
  const answers = await Promise.all(Array.from({ length: 5 }, () => bot.deliver(game.url, update)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await orderState(page).getByText('Оплачено, спасибо!').waitFor()
  await toasted
  await expect.poll(() => coinsOf(page, 'Алмазы')).toBe(before + 50)

  // A day later it comes once more.
  await changeLord(
    game,
    'Любава',
    `UPDATE donate_order SET created_at = created_at - interval '1 day', paid_at = paid_at - interval '1 day',
       expires_at = expires_at - interval '1 day'
     FROM lord WHERE donate_order.player_id = lord.id RETURNING lord.id`,
  )
  expect((await bot.deliver(game.url, update)).status).toBe(200)

  const charge = bot.charges.at(-1)?.id ?? ''
  expect((await bot.deliver(game.url, bot.refundedUpdate(charge))).status).toBe(200)
  await orderState(page).getByText('Деньги возвращены').waitFor()
  await expect.poll(() => coinsOf(page, 'Алмазы')).toBe(before)
  await page.goto('/game/history')
  await expect.poll(() => bought(page).count()).toBe(2)
  expect(complaints).toEqual([])
  await context.close()
})

test('a subscription is extended by a second one', async () => {
  const { page, context, complaints } = await settle('Всеслав', 'desk')
  await page.goto(STORE)
  for (const _order of [1, 2]) {
    await order(page, 'Управитель на месяц', 'Учебная касса')
    await page.getByRole('link', { name: /^Оплатить/ }).click()
    await page.getByRole('button', { name: 'Оплатить понарошку' }).click()
    await orderState(page).getByText('Управитель принял ключи').waitFor()
    await close(page)
  }
  await page.getByText(/ещё\s+(59|60)\s*д/).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a limit of one month stops orders that do not fit, and an order can be cancelled', async () => {
  const { page, context, complaints } = await settle('Горислава', 'phone')
  await page.goto(STORE)
  await page.getByLabel(/^Не больше, рублей/).fill('200')
  await page.getByRole('button', { name: 'Поставить границу' }).click()
  await page.getByText(/из\s200\sрублей/).waitFor()

  await page.getByRole('button', { name: /^Мешочек алмазов/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Учебная касса' }).click({ force: true })
  await page.getByText(/^осталось 200\sрублей$/).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await order(page, 'Горсть алмазов', 'Учебная касса')
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  await page.getByRole('button', { name: /Горсть алмазов.*отменён/ }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a visitor reads the legal texts from every public page', async () => {
  const context = await browser.newContext({ baseURL: game.url, locale: 'ru-RU' })
  const page = await context.newPage()
  for (const [name, heading] of [
    ['Условия игры', 'Условия игры'],
    ['Возврат денег', 'Возврат денег'],
    ['Личные данные', 'Личные данные'],
  ]) {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await page.getByRole('heading', { name: heading }).waitFor()
    await page.getByText('Редакция 1').waitFor()
    await expectWhole(page)
  }
  await context.close()
})
