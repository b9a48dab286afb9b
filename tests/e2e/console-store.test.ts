import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, SCREENS_PX, sidewaysOverflow } from '../support/browser.ts'
import { confirmPassword, enterConsole, withoutAsked } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer } from '../support/play.ts'
import { coinsOf, settleLord } from '../support/settle-lord.ts'
import { type BotApi, startBotApi } from '../support/telegram.ts'

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

/** Nothing is wider than the window, on a desk and on a phone. */
async function expectFits(page: Page): Promise<void> {
  for (const screen of ['phone', 'desk'] as const) {
    await page.setViewportSize(SCREENS_PX[screen])
    await expect.poll(() => sidewaysOverflow(page)).toBe(0)
  }
}

test('an administrator looks at the orders, and pays one back', async () => {
  const buyer = await settleLord({ browser, game, screen: 'phone' }, 'Любава', { gold: 500, diamonds: 10 })
  const before = await coinsOf(buyer.page, 'Алмазы')
  const ordered = await buyer.context.request.post('/api/trade/donate/orders', {
    data: { packKey: 'pouch', provider: 'telegram-stars' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { order } = await ordered.json()
  const { update } = await bot.checkOut(game.url, order.payUrl)
  await bot.deliver(game.url, update ?? {})
  await expect.poll(() => coinsOf(buyer.page, 'Алмазы')).toBe(before + 150)
  // A payment that names no order of this game is kept as well.
  const stray = JSON.parse(JSON.stringify(update))
  stray.message.successful_payment.invoice_payload = 'unknown'
  stray.message.successful_payment.telegram_payment_charge_id = 'stray-charge'
  expect((await bot.deliver(game.url, stray)).status).toBe(200)

  const lord = newcomer('Судислав')
  const chief = await enterConsole({ browser, game }, lord, 'SUPER_ADMIN', 'desk')
  const { page, context, complaints } = chief
  await page.getByRole('link', { name: 'К платежам' }).click()
  await page.getByRole('cell', { name: 'Такого заказа нет' }).waitFor()
  await page.getByRole('cell', { name: 'stray-charge' }).waitFor()
  await expectFits(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Экспорт' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('donate-payments.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines.filter((line) => line.includes('"stray-charge"'))).toHaveLength(1)
  await page.getByRole('menuitem', { name: 'Заказы' }).click()
  await page.getByRole('cell', { name: 'Мешочек алмазов' }).click()
  await page.getByRole('cell', { name: 'Зачислен', exact: true }).waitFor()
  await expectFits(page)
  await page.getByRole('button', { name: /^Вернуть 142/ }).click()
  await page.getByRole('button', { name: 'Вернуть деньги' }).waitFor()
  await expectFits(page)
  await page.getByRole('button', { name: 'Вернуть деньги' }).click()
  await confirmPassword(page, lord)
  await page.getByText('Деньги за этот заказ уже возвращены').waitFor()
  await expect.poll(() => coinsOf(buyer.page, 'Алмазы')).toBe(before)
  expect(bot.charges.at(-1)?.isRefunded).toBe(true)
  expect(withoutAsked(complaints)).toEqual([])
  await Promise.all([context.close(), buyer.context.close()])
})

test('a role that may not pay back reads why', async () => {
  const buyer = await settleLord({ browser, game, screen: 'phone' }, 'Горислава', { gold: 500, diamonds: 10 })
  const ordered = await buyer.context.request.post('/api/trade/donate/orders', {
    data: { packKey: 'handful', provider: 'telegram-stars' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { order } = await ordered.json()
  const { update } = await bot.checkOut(game.url, order.payUrl)
  await bot.deliver(game.url, update ?? {})
  const keeper = await enterConsole({ browser, game }, newcomer('Милорад'), 'USER_ADMIN', 'phone')
  const { page, context, complaints } = keeper
  await page.getByRole('link', { name: 'К заказам' }).waitFor()
  await page.goto(`/admin/donate-orders/${order.orderId}/show`)
  await page.getByText('Деньги возвращает только главный управляющий').waitFor()
  expect(await page.getByRole('button', { name: /^Вернуть/ }).count()).toBe(0)
  expect(complaints).toEqual([])
  await page.goto('/admin/legal')
  await page.getByText('Доступ запрещен').waitFor()
  await Promise.all([context.close(), buyer.context.close()])
})

test('a legal text is published, and an older version comes back', async () => {
  const editor = await enterConsole({ browser, game }, newcomer('Ведислава'), 'CONTENT_ADMIN', 'desk')
  const { page, context, complaints } = editor
  const publish = async (body: string) => {
    await page.getByLabel('Текст', { exact: false }).last().fill(body)
    await page.getByRole('button', { name: 'Опубликовать' }).click()
  }
  const reader = await context.newPage()
  await page.getByRole('link', { name: 'К документам' }).click()
  await page.getByRole('cell', { name: 'Возврат денег' }).click()
  await publish('# Первая правка\n\nДеньги возвращаем за семь дней.')
  await page.getByRole('cell', { name: '2', exact: true }).waitFor()
  await publish('# Вторая правка\n\nДеньги возвращаем за десять дней.')
  await page.getByRole('cell', { name: '3', exact: true }).waitFor()
  await reader.goto('/legal/refund')
  await reader.getByRole('heading', { name: 'Вторая правка' }).waitFor()
  await reader.getByText(/^Редакция 3 от/).waitFor()

  const second = page.getByRole('row').filter({ has: page.getByRole('cell', { name: '2', exact: true }) })
  await second.getByRole('button', { name: 'Взять в правку' }).click()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await page.getByRole('cell', { name: '4', exact: true }).waitFor()
  await expectFits(page)
  await reader.reload()
  await reader.getByRole('heading', { name: 'Первая правка' }).waitFor()
  expect(complaints).toEqual([])
  await page.goto('/admin/donate-orders')
  await page.getByText('Доступ запрещен').waitFor()
  await context.close()
})
