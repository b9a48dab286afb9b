import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, SCREENS_PX } from '../support/browser.ts'
import { enterConsole } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer } from '../support/play.ts'

let game: FreshGame
let browser: Browser
beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '3' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

/** Presses «Экспорт» and returns the lines of the file. */
async function exported(page: Page, file: string, button = 'Экспорт'): Promise<string[]> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(file)
  return (await readFile(await download.path(), 'utf8')).split('\r\n')
}

test('a list that was opened in a narrow window is there when the window grows', async () => {
  const lord = newcomer('Воислав')
  const { page, context, complaints } = await enterConsole({ browser, game }, lord, 'SUPER_ADMIN', 'phone')
  await page.getByRole('link', { name: 'К списку игроков' }).waitFor()
  await page.goto('/admin/players')
  await page.getByText(lord.name).waitFor()
  await page.setViewportSize(SCREENS_PX.desk)
  await page.getByRole('menuitem', { name: 'Игроки' }).waitFor()
  await page.getByRole('cell', { name: lord.name }).waitFor()
  await page.setViewportSize(SCREENS_PX.phone)
  await page.getByRole('cell', { name: lord.name }).waitFor({ state: 'detached' })
  await page.getByText(lord.name).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('news, documents, tips and quests are exported as tables', async () => {
  const { page, context, complaints } = await enterConsole(
    { browser, game },
    newcomer('Ратибор'),
    'SUPER_ADMIN',
    'desk',
  )
  await page.getByRole('link', { name: 'К списку игроков' }).waitFor()
  await page.goto('/admin/content/news/create')
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Рынок открыт')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('cell', { name: 'Рынок открыт' }).waitFor()
  const [head, ...news] = await exported(page, 'content-news.csv')
  expect(head).toContain('"Заголовок"')
  expect(news).toHaveLength(1)
  expect(news[0]).toContain('"Рынок открыт"')

  await page.goto('/admin/legal')
  await page.getByRole('cell', { name: 'Условия игры' }).waitFor()
  expect(await exported(page, 'legal.csv')).toHaveLength(await page.getByRole('row').count())

  for (const kind of ['tip', 'tutorial']) {
    await page.goto(`/admin/knowledge-base/${kind}`)
    await page.getByRole('row').nth(5).waitFor()
    // More than one page of the list.
    expect((await exported(page, `knowledge-base-${kind}.csv`)).length).toBeGreaterThan(26)
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('castles are found by a part of the name, sorted by gold, and the chosen ones exported', async () => {
  const lord = newcomer('Святополк')
  const { page, context, complaints } = await enterConsole({ browser, game }, lord, 'USER_ADMIN', 'desk')
  await page.getByRole('link', { name: 'К списку игроков' }).click()
  await page
    .getByRole('columnheader', { name: /Золото/ })
    .getByRole('button')
    .click()
  await page.waitForURL(/sort=gold/)
  await page.getByPlaceholder(/^Часть имени/).fill(lord.name.slice(2))
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.getByRole('row', { name: lord.name }).getByRole('checkbox').check()
  const lines = await exported(page, 'players.csv', 'Экспорт выбранных')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"${lord.name}"`)
  expect(complaints).toEqual([])
  await context.close()
})
