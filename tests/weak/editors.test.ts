import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { confirmPassword, enterConsole, enterWithRole, withoutAsked } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { logIn, newcomer, register } from '../support/play.ts'
import { pressAndConfirm } from '../support/seen-news.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '0' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

test('a guide is published, changed, withdrawn and deleted', async () => {
  const editor = await enterWithRole({ browser, game }, newcomer('Несторлет'), 'GUIDES_ADMIN', 'desk')
  const { page, context, complaints } = editor
  await page.goto('/guides/edit/new')
  await page.getByLabel('Название').fill('Первый поход')
  await page.getByLabel('Описание').fill('Кого взять')
  await page.getByRole('textbox', { name: 'Текст руководства' }).click()
  await page.keyboard.type('Возьмите лучников')
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await page.getByText('Руководство опубликовано').waitFor()
  await page.getByLabel('Описание').fill('Кого взять и чего ждать')
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await page.getByText('Черновик сохранён').waitFor()
  await pressAndConfirm(page, page.getByRole('button', { name: 'Снять с публикации' }))
  await page.getByText('Руководство снято с публикации').waitFor()
  await pressAndConfirm(page, page.getByRole('button', { name: 'Удалить' }))
  await page.waitForURL(/\/guides$/)
  await page.getByText('Руководств пока нет').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

/** A player with a session at the phone and one at the desk, and a page of the console that lists them. */
async function listSessions(lordName: string, chiefName: string) {
  const lord = newcomer(lordName)
  const phone = await newVisitor(browser, game.url, 'phone')
  const desk = await newVisitor(browser, game.url, 'desk')
  await register(phone.page, lord)
  await logIn(desk.page, lord)
  const chief = newcomer(chiefName)
  const { page, context, complaints } = await enterConsole({ browser, game }, chief, 'SUPER_ADMIN', 'desk')
  await page.getByRole('link', { name: 'К списку игроков' }).click()
  await page.getByRole('cell', { name: lord.name }).click()
  await page.getByRole('tab', { name: 'Сеансы' }).click()
  const expectEnded = async () => {
    for (const one of [phone, desk]) {
      await one.page.waitForURL(/\/auth\/login/)
      await one.context.close()
    }
    expect(withoutAsked(complaints)).toEqual([])
    await context.close()
  }
  return { page, chief, expectEnded }
}

test('an administrator ends one session of a player, then all', async () => {
  const { page, chief, expectEnded } = await listSessions('Буривой', 'Судислав')
  await page.getByRole('button', { name: 'Закончить', exact: true }).first().click()
  await confirmPassword(page, chief)
  await page.getByText('Сеанс закончен').waitFor()
  await page.getByRole('tab', { name: 'Обзор' }).click()
  await page.getByText('Открытых сеансов: 1').waitFor()
  await page.getByRole('button', { name: 'Закончить сеансы' }).click()
  await page.getByRole('button', { name: 'Закончить', exact: true }).click()
  await page.getByText('Открытых сеансов: 0').waitFor()
  await expectEnded()
})

test('an administrator ends the chosen sessions of a player', async () => {
  const { page, chief, expectEnded } = await listSessions('Доброгост', 'Ратмир')
  const boxes = page.getByRole('checkbox', { name: /^Выбрать: / })
  await expect.poll(() => boxes.count()).toBe(2)
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('button', { name: 'Закончить выбранные' }).click()
  await confirmPassword(page, chief)
  await page.getByText('Выбранные сеансы закончены').waitFor()
  await expectEnded()
})
