import type { Browser, Cookie, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { enterConsole } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer, registerByCall } from '../support/play.ts'

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

const TITLE = 'Ярмарка в столице'
const TEXT = 'Купцы съезжаются со всех земель.'

function fields(page: Page) {
  return {
    title: page.getByRole('textbox', { name: 'Заголовок' }),
    text: page.getByRole('textbox', { name: 'Текст' }),
    save: page.getByRole('button', { name: 'Сохранить' }),
  }
}

/** Has the session again. Answers that are still to come would take its cookie away, so the page is left first. */
async function comeBack(page: Page, session: Cookie[]): Promise<void> {
  await page.goto('about:blank')
  await page.context().addCookies(session)
}

test('news that are being written are there after the session has ended, and gone when they are saved', async () => {
  const { page, context } = await enterConsole(
    { browser, game },
    newcomer('Вышеслав'),
    'CONTENT_ADMIN',
    'desk',
  )
  await page.getByRole('menuitem', { name: 'Главная' }).waitFor()
  await page.goto('/admin/content/news/create')
  const news = fields(page)
  await news.title.fill(TITLE)
  await news.text.fill(TEXT)
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('Купцы съезжаются')

  // The session ends, and the writer logs in again.
  const session = await context.cookies()
  await context.clearCookies()
  await news.save.click()
  await page.getByRole('textbox', { name: 'Пароль' }).waitFor()
  await comeBack(page, session)
  await page.goto('/admin/content/news/create')
  await page.getByText('Здесь текст, который вы не сохранили').waitFor()
  expect(await news.title.inputValue()).toBe(TITLE)
  await expect.poll(() => news.text.innerText()).toContain(TEXT)
  await news.save.click()
  await page.getByRole('cell', { name: TITLE }).waitFor()

  await page.goto('/admin/content/news/create')
  await news.save.waitFor()
  expect(await news.title.inputValue()).toBe('')
  expect(await page.getByText('Здесь текст, который вы не сохранили').count()).toBe(0)
  await context.close()
})

test('a note and a reason that are being written are there after the session has ended', async () => {
  const lord = await newVisitor(browser, game.url, 'desk')
  await registerByCall(lord.context.request, newcomer('Любомир'))
  await lord.context.close()
  const { page, context } = await enterConsole({ browser, game }, newcomer('Ярополк'), 'USER_ADMIN', 'desk')
  const openPlayer = async () => {
    await page.getByRole('menuitem', { name: 'Игроки' }).click()
    await page.getByRole('cell', { name: 'Любомир' }).click()
  }
  const note = page.getByLabel('Новая заметка')
  const reason = page.getByLabel('За что')
  await openPlayer()
  await page.getByRole('tab', { name: 'Казна' }).click()
  await reason.fill('Награда за ярмарку')
  await page.getByRole('tab', { name: 'Заметки' }).click()
  await note.fill('Пишет о ярмарках')

  const session = await context.cookies()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Добавить заметку' }).click()
  await page.getByRole('textbox', { name: 'Пароль' }).waitFor()
  await comeBack(page, session)
  await page.goto('/admin/')
  await openPlayer()
  await page.getByRole('tab', { name: 'Казна' }).click()
  await expect.poll(() => reason.inputValue()).toBe('Награда за ярмарку')
  await page.getByRole('tab', { name: 'Заметки' }).click()
  await expect.poll(() => note.inputValue()).toBe('Пишет о ярмарках')
  await page.getByRole('button', { name: 'Добавить заметку' }).click()
  await page.getByRole('cell', { name: 'Пишет о ярмарках' }).waitFor()
  await expect.poll(() => note.inputValue()).toBe('')
  await context.close()
})
