import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { enterConsole } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer } from '../support/play.ts'

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

/** Chooses the text of a list in the console and publishes it by the bar above. */
async function publishChosen(page: Page, title: string): Promise<void> {
  const row = page.getByRole('row', { name: new RegExp(title) })
  await row.getByRole('cell', { name: 'Черновик' }).waitFor()
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await page
    .getByRole('dialog', { name: 'Опубликовать: 1' })
    .getByRole('button', { name: 'Опубликовать' })
    .click()
  await row.getByRole('cell', { name: /^Опубликован/ }).waitFor()
}

test('a chosen task of the tutorial is published', async () => {
  const keeper = newcomer('Любомудр')
  const role = 'KNOWLEDGE_BASE_ADMIN_TUTORIAL'
  const { page, context, complaints } = await enterConsole({ browser, game }, keeper, role, 'desk')
  await page.getByRole('link', { name: 'К базе знаний' }).waitFor()
  await page.goto('/admin/knowledge-base/tutorial/firstWinQuest')
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Над стенами флаг')
  await page.getByLabel('Состояние').click()
  await page.getByRole('option', { name: 'Черновик' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('cell', { name: 'Над стенами флаг' }).waitFor()
  await page.goto('/admin/knowledge-base/tutorial?filter={"q":"Над стенами"}')
  await publishChosen(page, 'Над стенами флаг')
  expect(complaints).toEqual([])
  await context.close()
})

test('chosen news are published', async () => {
  const keeper = newcomer('Вестослав')
  const { page, context, complaints } = await enterConsole({ browser, game }, keeper, 'CONTENT_ADMIN', 'desk')
  await page.getByRole('link', { name: 'К содержанию' }).waitFor()
  await page.goto('/admin/content/news/create')
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Ярмарка у стен')
  await page.getByRole('textbox', { name: 'Текст', exact: true }).click()
  await page.keyboard.type('Приезжайте')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('cell', { name: 'Черновик' }).waitFor()
  await page.goto('/admin/content/news')
  await publishChosen(page, 'Ярмарка у стен')
  expect(complaints).toEqual([])
  await context.close()
})
