import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { linkIn, type MailServer, startMailServer } from '../support/mail.ts'
import { logIn, newcomer } from '../support/play.ts'
import { type PushService, startPushService } from '../support/push-service.ts'
import { codeAt } from '../support/second-factor.ts'
import { pressAndConfirm } from '../support/seen-news.ts'
import { settleLord } from '../support/settle-lord.ts'
import { callAs } from '../support/weak-commands.ts'

let mail: MailServer
let pushes: PushService
let game: FreshGame
let browser: Browser

beforeAll(async () => {
  mail = await startMailServer()
  pushes = await startPushService()
  game = await startFreshGame({ WORLD_NEIGHBOURS: '0', SMTP_URL: mail.smtpUrl, ...pushes.env })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
  await mail?.close()
  await pushes?.close()
})

function settle(name: string) {
  return settleLord({ browser, game, screen: 'desk' }, name, { gold: 500, diamonds: 10 })
}

/** Where a link of a letter leads, on the server of the test. */
async function linkOf(email: string, subject: string, count = 1): Promise<string> {
  const { pathname, hash } = linkIn(await mail.letterTo(email, subject, count))
  return pathname + hash
}

/** By the last of `count` letters. */
async function confirmEmail(page: Page, email: string, count = 1): Promise<void> {
  await page.goto(await linkOf(email, 'Донжон: подтвердите почту', count))
  await page.getByText(/Почта подтверждена/).waitFor()
}

async function askForChange(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/game/settings-email-password')
  await page.getByRole('textbox', { name: /^Новая почта/ }).fill(email)
  await page.getByLabel('Пароль', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Сменить почту' }).click()
  await page.getByText('Откройте ссылку в письме на новый адрес.').waitFor()
}

test('a letter is sent again, and a change of the e-mail taken back', async () => {
  const { page, context, complaints } = await settle('Белослава')
  const { email, password } = newcomer('Белослава')
  await page.goto('/game/settings-email-password')
  await page.getByRole('button', { name: 'Прислать письмо' }).click()
  await page.getByText('Письмо отправлено').waitFor()
  await confirmEmail(page, email, 2)
  await askForChange(page, 'drugaya@example.org', password)
  await page.getByRole('button', { name: 'Оставить прежнюю почту' }).click()
  await page.getByText('Почта остаётся прежней').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a change of the e-mail is refused from the old address', async () => {
  const { page, context } = await settle('Прекраса')
  const { email, password } = newcomer('Прекраса')
  await confirmEmail(page, email)
  await askForChange(page, 'chuzhaya@example.org', password)
  await page.goto(await linkOf(email, 'Донжон: смена почты'))
  await page.getByRole('button', { name: 'Это не я, отменить смену' }).click()
  await page.getByRole('heading', { name: 'Смена отменена' }).waitFor()
  await context.close()
})

test('a password is changed', async () => {
  const lord = newcomer('Велимира')
  const { page, context, complaints } = await settle(lord.name)
  await page.goto('/game/settings-email-password')
  await page.getByLabel('Текущий пароль').fill(lord.password)
  await page.getByLabel('Новый пароль', { exact: true }).fill('most-cherez-rov')
  await page.getByLabel('Новый пароль ещё раз').fill('most-cherez-rov')
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await page.getByText('Пароль изменён').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('the second factor gets new recovery codes and is turned off', async () => {
  const { page, context, complaints } = await settle('Мирослава')
  const { password } = newcomer('Мирослава')
  const started = await callAs(context, '/auth/second-factor/start', { password })
  const { secret } = await started.json()
  const confirmed = await callAs(context, '/auth/second-factor/confirm', { code: codeAt(secret, new Date()) })
  const { recoveryCodes } = await confirmed.json()
  await page.goto('/game/settings-second-factor')
  const send = async (action: string, code: string) => {
    await page.getByLabel('Пароль', { exact: true }).fill(password)
    await page.getByLabel('Код', { exact: true }).fill(code)
    await page.getByRole('button', { name: action }).click()
  }
  await send('Сделать новые коды', recoveryCodes[0])
  const code = await page
    .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    .first()
    .innerText()
  await page.getByRole('button', { name: 'Коды сохранены' }).click()
  await page.getByRole('radio', { name: 'Выключить' }).check()
  await send('Выключить вход по коду', code)
  await page.getByText('Вход по коду выключен').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('sessions are closed one by one and all at once, and a token is made and revoked', async () => {
  const lord = newcomer('Горислава')
  const { page, context, complaints } = await settle(lord.name)
  const others = await Promise.all([1, 2, 3].map(() => newVisitor(browser, game.url, 'phone')))
  for (const other of others) await logIn(other.page, lord)
  await page.goto('/game/settings-sessions')
  const rows = page.getByRole('button', { name: 'Закрыть', exact: true })
  await expect.poll(() => rows.count()).toBe(3)
  await pressAndConfirm(page, rows.first())
  await expect.poll(() => rows.count()).toBe(2)
  await pressAndConfirm(page, page.getByRole('button', { name: 'Закрыть остальные' }))
  await page.getByText(/^Закрыто: 2\sсеанса/).waitFor()
  for (const other of others) {
    await other.page.waitForURL(/\/auth\/login/)
    await other.context.close()
  }

  await page.goto('/game/settings-tokens')
  await page.getByLabel('Для чего ключ').fill('Таблица добычи')
  await page.getByLabel('Пароль', { exact: true }).fill(lord.password)
  await page.getByRole('button', { name: 'Завести ключ' }).click()
  await pressAndConfirm(page, page.getByRole('button', { name: 'Отозвать' }))
  await page.getByText('Ключей пока нет').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('notifications outside of the game are turned off and on', async () => {
  const { page, context, complaints } = await settle('Всемила')
  await page.goto('/game/settings-notifications')
  const off = page.getByRole('radio', { name: 'Не присылать' })
  const saved = page.waitForResponse(/\/set-push-notifications-enabled$/)
  await off.click()
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect.poll(() => off.isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'Присылать', exact: true }).click()
  await page
    .getByText(/браузер/)
    .first()
    .waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
