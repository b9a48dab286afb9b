import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { expectWhole } from '../support/companions.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { linkIn, type MailServer, startMailServer } from '../support/mail.ts'
import { newcomer } from '../support/play.ts'
import { settleLord } from '../support/settle-lord.ts'

const NEW_EMAIL = 'drugaya@example.org'

let mail: MailServer
let game: FreshGame
let browser: Browser

beforeAll(async () => {
  mail = await startMailServer()
  game = await startFreshGame({ WORLD_NEIGHBOURS: '0', SMTP_URL: mail.smtpUrl })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
  await mail?.close()
})

function settle(name: string, screen: 'desk' | 'phone') {
  return settleLord({ browser, game, screen }, name, {
    gold: 50_000,
    diamonds: 500,
    gear: [{ gearId: 18, quality: 64 }],
  })
}

/** Where a link of a letter leads, on the server of the test. */
async function linkOf(email: string, subject: string): Promise<string> {
  const { pathname, hash } = linkIn(await mail.letterTo(email, subject))
  return pathname + hash
}

async function chooseSetting(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/player-settings/') && answer.request().method() === 'POST',
  )
  await page.getByRole('radio', { name, exact: true }).click()
  expect((await saved).ok()).toBe(true)
}

test('a lord takes another name and other arms, and others see them', async () => {
  const lord = await settle('Ратибор', 'phone')
  const other = await settle('Любава', 'desk')
  const { page } = lord
  await page.goto('/game/settings')
  await page.getByRole('link', { name: /^Имя и герб/ }).click()
  await page.getByRole('button', { name: 'Изменить герб' }).click()
  await page.getByRole('radio', { name: 'Золото' }).check()
  await page
    .getByRole('group', { name: /^Второй цвет/ })
    .getByRole('radio', { name: 'Пурпур' })
    .check()
  await page.getByRole('radio', { name: 'Лев', exact: true }).check()
  await expectWhole(page)
  await page.getByRole('button', { name: 'Поднять новый герб' }).click()
  await page.getByText('Новый герб поднят').waitFor()
  await page.getByRole('textbox', { name: /^Новое имя/ }).fill('Святобор')
  await page.getByRole('button', { name: 'Сменить имя бесплатно' }).click()
  await page.getByText('Теперь вас зовут Святобор').waitFor()
  await page.getByText('Снова сменить его можно через').waitFor()
  await expectWhole(page)

  await other.page.goto('/game/top-list-players')
  await other.page.getByRole('link', { name: 'Святобор' }).first().click()
  await other.page.getByRole('img', { name: 'Герб: золото и пурпур, лев' }).first().waitFor()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать мои данные' }).click()
  const data = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(data.tables.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['account', 'player', 'money_entry']),
  )
  expect([...lord.complaints, ...other.complaints]).toEqual([])
  await lord.context.close()
  await other.context.close()
})

test('the choices of the game act on every page and in every tab', async () => {
  const { context, page, complaints } = await settle('Всемила', 'desk')
  await page.goto('/game')
  const tab = await context.newPage()
  await tab.goto('/game/settings-gameplay')
  await tab.getByRole('radio', { name: 'Спокойное' }).waitFor()
  await expectWhole(tab)
  await chooseSetting(tab, '12,5 тыс.')
  await page
    .getByRole('region', { name: 'Казна' })
    .getByText(/^5\d(,\d)?\sтыс\.$/)
    .waitFor()
  await chooseSetting(tab, 'Живое')
  await expect.poll(() => page.locator('html').getAttribute('data-motion')).toBe('full')
  await chooseSetting(tab, 'Спокойное')
  await expect.poll(() => page.locator('html').getAttribute('data-motion')).toBe('reduced')
  await chooseSetting(tab, 'Сразу делать')
  await page.goto('/game/settings-sessions')
  expect(await page.getByRole('button', { name: 'Закрыть все остальные' }).count()).toBe(0)

  await tab.goto('/game/settings-notifications')
  const saved = tab.waitForResponse(
    (answer) =>
      answer.url().endsWith('/player-settings/notifications') && answer.request().method() === 'POST',
  )
  await tab.getByRole('checkbox', { name: 'Рынок: на экране' }).click()
  await saved
  await tab.reload()
  await expect.poll(() => tab.getByRole('checkbox', { name: 'Рынок: на экране' }).isChecked()).toBe(false)
  await expectWhole(tab)
  expect(complaints).toEqual([])
  await context.close()
})

test('the e-mail changes by the word of both addresses', async () => {
  const { context, page, complaints } = await settle('Белослава', 'phone')
  const { email, password } = newcomer('Белослава')
  await page.goto(await linkOf(email, 'Донжон: подтвердите почту'))
  await page.getByText('Почта подтверждена').waitFor()
  await page.goto('/game/settings-email-password')
  await page.getByRole('textbox', { name: /^Новая почта/ }).fill(NEW_EMAIL)
  await page.getByLabel('Пароль', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Сменить почту' }).click()
  await page.getByText('Откройте ссылку в письме на новый адрес.').waitFor()
  await expectWhole(page)

  const elsewhere = await newVisitor(browser, game.url, 'phone')
  await elsewhere.page.goto(await linkOf(NEW_EMAIL, 'Донжон: подтвердите новую почту'))
  await elsewhere.page.getByText('Почта сменится, как только согласятся с прежнего адреса').waitFor()
  await elsewhere.page.goto(await linkOf(email, 'Донжон: смена почты'))
  await elsewhere.page.getByRole('button', { name: 'Это я, сменить' }).waitFor()
  await expectWhole(elsewhere.page)
  await elsewhere.page.getByRole('button', { name: 'Это я, сменить' }).click()
  await elsewhere.page.getByText('Почта сменилась').waitFor()
  await page.goto('/game/settings')
  await page.getByText(NEW_EMAIL).waitFor()
  expect([...complaints, ...elsewhere.complaints]).toEqual([])
  await elsewhere.context.close()
  await context.close()
})

test('a castle is to be deleted, every page says so, and the lord keeps it after all', async () => {
  const { context, page, complaints } = await settle('Мирослава', 'phone')
  await page.goto('/game/settings-profile')
  await page.getByRole('button', { name: 'Удалить замок…' }).click()
  const sheet = page.getByRole('dialog', { name: 'Удалить замок?' })
  await sheet.getByLabel('Пароль', { exact: true }).fill(newcomer('Мирослава').password)
  await sheet.getByRole('button', { name: 'Удалить через три дня' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.goto('/game/missions')
  const bar = page.getByRole('region', { name: 'Удаление замка' })
  await bar.getByText('Замок будет удалён через').waitFor()
  await expectWhole(page)
  // The toast is gone soon: look for it from before the press.
  const kept = page.getByText('Удаление отменено').waitFor()
  await bar.getByRole('button', { name: 'Сохранить замок' }).click()
  await kept
  await bar.waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await context.close()
})
