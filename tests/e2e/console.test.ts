import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor, SCREENS_PX, sidewaysOverflow } from '../support/browser.ts'
import { confirmPassword, enterConsole, grantRole, withoutAsked } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { closeWelcome, newcomer, register } from '../support/play.ts'
import { codeAt } from '../support/second-factor.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '12' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

test('an administrator without a second factor turns it on in the game, and logs in by a code', async () => {
  const lord = newcomer('Добрыня')
  const { page, context } = await newVisitor(browser, game.url, 'phone')
  await register(page, lord)
  await closeWelcome(page)
  await grantRole(game, lord.email, 'USER_ADMIN')
  await page.goto('/admin/')
  await page.getByRole('heading', { name: 'Включите вход по коду' }).waitFor()
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)
  const link = page.getByRole('link', { name: 'Включить в игре' })
  await page.goto((await link.getAttribute('href')) ?? '')
  await page.getByLabel('Пароль', { exact: true }).fill(lord.password)
  await page.getByRole('button', { name: 'Получить ключ' }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Код', { exact: true }).fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: 'Включить', exact: true }).click()
  const recoveryCode = await page
    .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    .first()
    .innerText()
  await page.getByRole('button', { name: 'Коды сохранены' }).click()
  await page.getByText(/Осталось: 10/).waitFor()
  await page.goto('/admin/')
  await page.getByRole('link', { name: 'К списку игроков' }).waitFor()
  await page.goto('about:blank')
  await context.clearCookies()
  await page.goto('/auth/login')
  await page.getByLabel('Почта').fill(lord.email)
  await page.getByLabel('Пароль', { exact: true }).fill(lord.password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByLabel('Код', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByText('Код неверный или уже использован').waitFor()
  await page.getByLabel('Код', { exact: true }).fill(recoveryCode)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL(/\/game\/?$/)
  await context.close()
})

test('an administrator finds a player and the sources of money', async () => {
  const lord = newcomer('Воислав')
  const { page, context, complaints } = await enterConsole({ browser, game }, lord, 'USER_ADMIN', 'desk')

  await page.getByRole('link', { name: 'К списку игроков' }).click()
  await page.getByRole('cell', { name: lord.name }).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(10)
  await page.getByRole('cell', { name: lord.name }).click()
  await page.getByRole('tab', { name: 'Казна' }).click()
  await page.getByRole('cell', { name: 'Основание замка' }).first().waitFor()
  await page.getByRole('cell', { name: '300' }).first().waitFor()
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('an administrator blocks a player, who reads why and comes back when the block is lifted', async () => {
  const lord = newcomer('Буривой')
  const { page: play, context: theirs } = await newVisitor(browser, game.url, 'phone')
  await register(play, lord)
  const chief = newcomer('Судислав')
  const { page, context, complaints } = await enterConsole({ browser, game }, chief, 'SUPER_ADMIN', 'desk')
  await page.getByRole('link', { name: 'К списку игроков' }).click()
  await page.getByRole('cell', { name: lord.name }).click()
  await page.getByText('Открытых сеансов: 1').waitFor()
  await page.getByLabel('Причина').fill('Обман на рынке')
  await page.getByRole('button', { name: 'Заблокировать' }).click()
  await confirmPassword(page, chief)
  await page.getByText(/^Заблокирован до .* Причина: Обман на рынке/).waitFor()
  await page.getByText('Открытых сеансов: 0').waitFor()

  const notice = /Учётная запись заблокирована.*Вход в игру закрыт до .* Причина: Обман на рынке/
  await play.getByRole('status').filter({ hasText: notice }).waitFor()
  await play.getByLabel('Почта').fill(lord.email)
  await play.getByLabel('Пароль', { exact: true }).fill(lord.password)
  await play.getByRole('button', { name: 'Войти' }).click()
  await play.getByRole('alert').filter({ hasText: 'Вход в игру закрыт' }).waitFor()

  await page.getByLabel('Управляющий новостями').check()
  await page.getByRole('button', { name: 'Сохранить роли' }).click()
  await page.getByText('Роли сохранены').waitFor()
  await page.getByRole('button', { name: 'Разблокировать' }).click()
  await page.getByLabel('Причина').waitFor()
  expect(withoutAsked(complaints)).toEqual([])
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)
  await page.setViewportSize(SCREENS_PX.phone)
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)

  await play.getByRole('button', { name: 'Войти' }).click()
  await play.waitForURL(/\/game/)

  await page.setViewportSize(SCREENS_PX.desk)
  await page.goto('/admin/audit-entries')
  await page.getByRole('row').filter({ hasText: 'Блокировка игрока' }).getByText('Обман на рынке').waitFor()
  const rows = page.getByRole('table').getByRole('row')
  expect(await rows.filter({ hasText: lord.name }).filter({ hasText: 'Судислав' }).count()).toBe(3)
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)
  await page.setViewportSize(SCREENS_PX.phone)
  await page.getByText(`Блокировка игрока: ${lord.name}`).waitFor()
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)
  expect(withoutAsked(complaints)).toEqual([])
  await Promise.all([context.close(), theirs.close()])
})

test('an administrator reads why another one’s access is not theirs to change', async () => {
  const chief = { ...newcomer('Светозар'), email: 'svetozar.the.keeper.of.the.chronicle@mail.example.org' }
  const { page: play, context: theirs } = await newVisitor(browser, game.url, 'phone')
  await register(play, chief)
  await grantRole(game, chief.email, 'CONTENT_ADMIN')
  const { page, context, complaints } = await enterConsole(
    { browser, game },
    newcomer('Милорад'),
    'USER_ADMIN',
    'desk',
  )
  await page.getByRole('link', { name: 'К списку игроков' }).click()
  await page.getByRole('cell', { name: chief.name }).click()
  await page.getByText('Это управляющий. Закрыть ему вход').waitFor()
  expect(await page.getByRole('button', { name: 'Заблокировать' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Закончить сеансы' }).count()).toBe(0)
  // A long e-mail breaks inside its column.
  const address = page.getByRole('link', { name: chief.email })
  expect(await address.evaluate((link) => link.getBoundingClientRect().width)).toBeLessThan(300)
  expect(complaints).toEqual([])
  await Promise.all([context.close(), theirs.close()])
})

test('a role sees its own sections, and cannot open a player by address', async () => {
  const { page, context, complaints } = await enterConsole(
    { browser, game },
    newcomer('Твердислав'),
    'KNOWLEDGE_BASE_ADMIN',
    'phone',
  )
  await page.getByRole('link', { name: 'К базе знаний' }).waitFor()
  await page.getByText('Управляющий базой знаний').waitFor()
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)
  expect(complaints).toEqual([])
  await page.goto('/admin/players')
  await page.getByText('Доступ запрещен').waitFor()
  await context.close()
})

test('without a connection the console says so, and goes on by itself', async () => {
  const { page, context } = await enterConsole({ browser, game }, newcomer('Доброслав'), 'USER_ADMIN', 'desk')
  await page.getByRole('link', { name: 'К списку игроков' }).click()
  const castle = page.getByRole('cell', { name: 'Доброслав' })
  await castle.waitFor()
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await castle.click()
  const notice = page.getByRole('status').getByText('Нет связи с сервером')
  await notice.waitFor()
  await page.setViewportSize(SCREENS_PX.phone)
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)
  await page.unroute('**/api/**')
  await page.getByRole('heading', { name: 'Доброслав' }).waitFor()
  await page.getByRole('tab', { name: 'Казна' }).waitFor()
  await notice.waitFor({ state: 'hidden' })
  await context.close()
})

test('a page that fails shows an error report', async () => {
  const { page, context } = await enterConsole({ browser, game }, newcomer('Ратмир'), 'USER_ADMIN', 'desk')
  const broken = {
    body: '[{"id":1,"name":{"toString":null}}]',
    headers: { 'content-range': 'players 0-0/1' },
  }
  await page.route('**/api/admin/players?*', (route) => route.fulfill(broken))
  await page.getByRole('link', { name: 'К списку игроков' }).click()
  await page.getByRole('heading', { name: 'Страница не открылась' }).waitFor()
  const report = await page.getByLabel('Отчёт').inputValue()
  expect(report).toContain('/admin/players')
  expect(report).toContain('Ошибка: ')
  await page.unroute('**/api/admin/players?*')
  await page.getByRole('button', { name: 'Обновить страницу' }).click()
  await page.getByRole('cell', { name: 'Ратмир' }).waitFor()
  await context.close()
})
