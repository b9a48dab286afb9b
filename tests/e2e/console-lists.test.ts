import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, launchBrowser, SCREENS_PX } from '../support/browser.ts'
import { confirmPassword, enterConsole, withoutAsked } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer, registerByCall } from '../support/play.ts'

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
  // The menu, which lies over the page now, is closed.
  await page.getByRole('main').getByText(lord.name).waitFor()
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
  await page.getByRole('textbox', { name: 'Текст', exact: true }).fill('Торгуйте.')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  // By the keyboard alone: the record, and the text of its revision.
  await page.getByRole('link', { name: 'Рынок открыт' }).press('Enter')
  await page.getByRole('button', { name: 'Раскрыть' }).press('Enter')
  await page.getByRole('cell', { name: 'Торгуйте.' }).waitFor()
  await page.goBack()
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

/** Registers a player without a page. Returns what tries to log in again. */
async function settle(name: string) {
  const { request } = await browser.newContext({ baseURL: game.url })
  const lord = newcomer(name)
  await registerByCall(request, lord)
  const { email, password } = lord
  const headers = { 'sec-fetch-site': 'same-origin' }
  return async () => (await request.post('/api/auth/login', { data: { email, password }, headers })).status()
}

test('chosen players are blocked together', async () => {
  const logIns = [await settle('Всеволод'), await settle('Ростислав')]
  const keeper = newcomer('Ярополк')
  const { page, context, complaints } = await enterConsole({ browser, game }, keeper, 'USER_ADMIN', 'desk')
  await page.getByRole('link', { name: 'К списку игроков' }).waitFor()
  // Cards of a narrow window can be chosen as well as rows of a table.
  await page.setViewportSize(SCREENS_PX.phone)
  await page.goto('/admin/players')
  for (const name of ['Всеволод', 'Ростислав'])
    await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).check()
  await page.getByRole('button', { name: 'Заблокировать' }).click()
  const dialog = page.getByRole('dialog', { name: 'Заблокировать вместе' })
  await dialog.getByLabel('Причина').fill('Один хозяин у двух замков')
  // The list becomes a table when a tablet is turned. The dialog and what is typed in it stay.
  await page.setViewportSize(SCREENS_PX.desk)
  await page.getByRole('row', { name: /Всеволод/, includeHidden: true }).waitFor()
  expect(await dialog.getByLabel('Причина').inputValue()).toBe('Один хозяин у двух замков')
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Заблокировать' }).click()
  await confirmPassword(page, keeper)
  await dialog.waitFor({ state: 'detached' })
  expect(await Promise.all(logIns.map((logIn) => logIn()))).toEqual([403, 403])
  expect(withoutAsked(complaints)).toEqual([])
  await context.close()
})

test('chosen tips are published together', async () => {
  const { page, context, complaints } = await enterConsole(
    { browser, game },
    newcomer('Вячеслав'),
    'KNOWLEDGE_BASE_ADMIN_TIPS',
    'desk',
  )
  await page.getByRole('link', { name: 'К базе знаний' }).waitFor()
  await page.goto('/admin/knowledge-base/tip/glory')
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Слава рода')
  await page.getByLabel('Состояние').click()
  await page.getByRole('option', { name: 'Черновик' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('cell', { name: 'Слава рода' }).waitFor()
  await page.goto('/admin/knowledge-base/tip?filter={"q":"Слава рода"}')
  const row = page.getByRole('row', { name: /Слава рода/ })
  await row.getByRole('cell', { name: 'Черновик' }).waitFor()
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  const question = page.getByRole('dialog', { name: 'Опубликовать: 1' })
  await question.getByText('Слава рода').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await question.getByRole('button', { name: 'Опубликовать' }).click()
  await row.getByRole('cell', { name: 'Опубликован' }).waitFor()
  await expect
    .poll(async () => (await (await page.request.get('/api/public/game-tips')).json()).glory.title)
    .toBe('Слава рода')
  expect(complaints).toEqual([])
  await context.close()
})
