import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, launchBrowser, SCREENS_PX, sidewaysOverflow } from '../support/browser.ts'
import { confirmPassword, enterConsole, withoutAsked } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer } from '../support/play.ts'
import { coinsOf, settleLord } from '../support/settle-lord.ts'

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

/** Nothing is wider than the window, and axe finds nothing, on a phone and on a desk, once everything is loaded. */
async function expectSound(page: Page): Promise<void> {
  // A notification that fades in or out has no contrast yet.
  await expect.poll(() => page.locator('[role="progressbar"], th:empty, .MuiSnackbar-root').count()).toBe(0)
  for (const screen of ['phone', 'desk'] as const) {
    await page.setViewportSize(SCREENS_PX[screen])
    await expect.poll(() => sidewaysOverflow(page)).toBe(0)
    expect(await axeFaults(page)).toEqual([])
  }
}

const REASON = 'Награда за найденную ошибку'

test('an administrator corrects a purse, the ledger tells it, and the correction is undone once', async () => {
  const lord = await settleLord({ browser, game, screen: 'phone' }, 'Любомир', { gold: 500, diamonds: 10 })
  const before = await coinsOf(lord.page, 'Золото')
  const chief = newcomer('Всеслав')
  const { page, context, complaints } = await enterConsole({ browser, game }, chief, 'USER_ADMIN', 'desk')
  await page.getByRole('link', { name: 'К списку игроков' }).click()
  await page.getByRole('cell', { name: 'Любомир' }).click()
  await page.getByRole('tab', { name: 'Казна' }).click()
  await page.getByLabel('Сколько').fill('250')
  await page.getByLabel('За что').fill(REASON)
  await page.getByRole('button', { name: 'Внести поправку' }).click()
  await page.getByLabel('Ваш пароль').fill('not-the-password')
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await page.getByText('Пароль указан неверно').waitFor()
  await expectSound(page)
  await confirmPassword(page, chief)
  await page.getByRole('cell', { name: 'Золото: +250' }).waitFor()
  // The open game shows the money without a reload.
  await expect.poll(() => coinsOf(lord.page, 'Золото')).toBe(before + 250)
  await page.getByRole('row').filter({ hasText: 'Поправка управляющего' }).getByText('250').first().waitFor()
  await expectSound(page)

  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await page.getByRole('button', { name: 'Отменить поправку' }).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Отменить поправку' }).click()
  await page.getByRole('cell', { name: 'Золото: −250' }).waitFor()
  expect(await page.getByRole('button', { name: 'Отменить', exact: true }).count()).toBe(0)
  await expect.poll(() => coinsOf(lord.page, 'Золото')).toBe(before)

  await page.getByLabel('Что изменить').click()
  await page.getByRole('option', { name: 'Ресурс' }).click()
  await page.getByLabel('Что выдать').fill('Дерево')
  await page.getByRole('option', { name: /^Дерево/ }).click()
  await page.getByLabel('Сколько').fill('20')
  await page.getByLabel('За что').fill(REASON)
  await page.getByRole('button', { name: 'Внести поправку' }).click()
  await page.getByRole('cell', { name: 'Дерево: +20' }).waitFor()
  await expectSound(page)

  for (const tab of ['Вещи', 'Бои', 'Сеансы', 'Связи', 'Обзор']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectSound(page)
  }
  await page.getByRole('tab', { name: 'Заметки' }).click()
  await page.getByLabel('Новая заметка').fill('Нашёл ошибку в кузнице')
  await page.getByRole('button', { name: 'Добавить заметку' }).click()
  await page.getByRole('cell', { name: 'Нашёл ошибку в кузнице' }).waitFor()
  await expectSound(page)
  // A day ago the castle did not exist: no money, and an army that nobody knows.
  await page.getByRole('tab', { name: 'Прошлое' }).click()
  await page.getByRole('row', { name: /^Дерево 0 20$/ }).waitFor()
  await page.getByText(/^Войско в этот момент неизвестно/).waitFor()
  await expectSound(page)

  await lord.page.goto('/game/history')
  await lord.page.getByText(`отмена: ${REASON}`).first().waitFor()

  await page.getByRole('tab', { name: 'Сеансы' }).click()
  await page.getByRole('row').filter({ hasText: 'Закончить' }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Закончить выбранные' }).click()
  await lord.page.waitForURL('**/auth/login')
  await page.getByRole('button', { name: 'Закончить', exact: true }).waitFor({ state: 'detached' })
  expect(withoutAsked(complaints)).toEqual([])
  await Promise.all([context.close(), lord.context.close()])
})
