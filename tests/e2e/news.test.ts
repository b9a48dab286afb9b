import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, launchBrowser, newVisitor, SCREENS_PX, sidewaysOverflow } from '../support/browser.ts'
import { enterConsole } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer } from '../support/play.ts'
import { untilTakenOver } from '../support/until-taken-over.ts'

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

async function expectFits(page: Page, name: string): Promise<void> {
  for (const screen of ['phone', 'desk'] as const) {
    await page.setViewportSize(SCREENS_PX[screen])
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${name}-${screen}.png`, fullPage: true })
  }
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await page.getByText('Новость сохранена').waitFor()
  await page.getByText('Новость сохранена').waitFor({ state: 'hidden' })
}

test('news are written, published and read on the main page, and an older revision comes back', async () => {
  const editor = await enterConsole({ browser, game }, newcomer('Звенислава'), 'CONTENT_ADMIN', 'desk')
  const { page, context, complaints } = editor
  const reader = await context.newPage()
  await page.getByRole('link', { name: 'К содержанию' }).click()
  await page.getByRole('link', { name: 'Открыть: Новости' }).click()
  await page.getByText('Новостей пока нет').waitFor()
  await page.getByRole('link', { name: 'Написать новость' }).click()
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Рынок открыт')
  await page.getByLabel('Версия игры').fill('0.2.0')
  await page.getByRole('textbox', { name: 'Текст', exact: true }).click()
  await page.getByRole('button', { name: 'Подзаголовок', exact: true }).click()
  await page.keyboard.type('Что продают')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('cell', { name: 'Черновик' }).waitFor()
  await reader.goto('/')
  await reader.getByText('Здесь мы расскажем обо всём, что изменится в игре.').waitFor()

  await page.getByRole('cell', { name: 'Рынок открыт' }).click()
  const setState = async (state: string) => {
    await page.getByLabel('Состояние').click()
    await page.getByRole('option', { name: state }).click()
    await page.getByRole('button', { name: 'Сохранить' }).click()
  }
  await setState('Опубликована')
  await page.getByRole('cell', { name: '2', exact: true }).waitFor()
  await reader.reload()
  const news = reader.getByRole('region', { name: 'Версия 0.2.0' })
  await news.getByRole('heading', { name: 'Что продают' }).waitFor()
  await news.getByRole('heading', { name: 'Рынок открыт', level: 3 }).waitFor()
  for (const screen of ['phone', 'desk'] as const) {
    await reader.setViewportSize(SCREENS_PX[screen])
    await expect.poll(() => sidewaysOverflow(reader)).toBeLessThanOrEqual(0)
  }

  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Рынок закрыт')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('cell', { name: '3', exact: true }).waitFor()
  const second = page.getByRole('row').filter({ has: page.getByRole('cell', { name: '2', exact: true }) })
  await second.getByRole('button', { name: 'Взять в правку' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Заголовок' }).inputValue()).toBe('Рынок открыт')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('cell', { name: '4', exact: true }).waitFor()
  await setState('Снята')
  await page.getByRole('cell', { name: '5', exact: true }).waitFor()
  await expectFits(page, 'withdrawn')
  await reader.reload()
  await reader.getByText('Здесь мы расскажем обо всём, что изменится в игре.').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('news are written with markup, compared, taken back, and read by version with and without scripts', async () => {
  const { page, context, complaints } = await enterConsole(
    { browser, game },
    newcomer('Несторлет'),
    'CONTENT_ADMIN',
    'desk',
  )
  await page.getByRole('link', { name: 'К содержанию' }).waitFor()
  await page.goto('/admin/content/news/create')
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Гильдии зовут')
  await page.getByLabel('Версия игры').fill('0.1.0')
  const text = page.getByRole('textbox', { name: 'Текст', exact: true })
  await text.click()
  await page.keyboard.type('Торгуйте ')
  await page.getByRole('button', { name: 'Жирный' }).click()
  await page.keyboard.type('вещами')
  await expect.poll(() => text.innerText()).toContain('Торгуйте вещами')
  await page.getByRole('button', { name: 'Ссылка' }).click()
  await page.getByLabel('Адрес ссылки').fill('javascript:alert(1)')
  await page.getByText(/Ссылка начинается с https/).waitFor()
  await page.getByLabel('Адрес ссылки').fill('/knowledge-base')
  await page.keyboard.press('Enter')
  await text.getByRole('link', { name: '/knowledge-base' }).waitFor()
  // The page below moves up when the field goes.
  await page.getByLabel('Адрес ссылки').waitFor({ state: 'hidden' })
  await page.getByLabel('Состояние').click()
  await page.getByRole('option', { name: 'Опубликована' }).click()
  await expectFits(page, 'create')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await page.getByRole('cell', { name: 'Гильдии зовут' }).click()

  await page.getByText('Отличий нет.').waitFor()
  await text.getByText('Торгуйте').click()
  await page.keyboard.press('Home')
  await page.keyboard.type('Смело ')
  await page.locator('ins').filter({ hasText: 'Смело' }).waitFor()
  await page.getByRole('button', { name: 'Вернуть сохранённый текст' }).click()
  await page.getByText('Отличий нет.').waitFor()
  await text.getByText('Торгуйте').click()
  await page.keyboard.press('Home')
  await page.keyboard.type('Смело ')
  await save(page)
  await page.getByRole('cell', { name: '2', exact: true }).waitFor()
  // The words of the first revision, with their markup, and the way back to them.
  const first = page.getByRole('row').filter({ has: page.getByRole('cell', { name: '1', exact: true }) })
  await first.getByLabel('Раскрыть').click()
  await page.locator('table strong').filter({ hasText: 'вещами' }).waitFor()
  await first.getByRole('button', { name: 'Взять в правку' }).click()
  await page.locator('del').filter({ hasText: 'Смело' }).waitFor()
  await expectFits(page, 'edit')
  await save(page)
  await page.getByText('Отличий нет.').waitFor()
  expect(await text.innerText()).toMatch(/^Торгуйте вещами/)

  for (let number = 1; number <= 12; number += 1) {
    const version = number > 6 ? '0.2.0' : '0.1.1'
    const body = { title: `Новость ${number}`, description: '<h3>Что дают</h3><p>Славу.</p>', version }
    const made = await page.request.post('/api/admin/news', { data: { ...body, state: 'PUBLISHED' } })
    expect(made.status()).toBe(200)
  }
  expect(complaints).toEqual([])

  const plain = await browser.newContext({
    baseURL: game.url,
    javaScriptEnabled: false,
    viewport: SCREENS_PX.phone,
  })
  const still = await plain.newPage()
  await still.goto('/')
  await still.getByRole('heading', { name: 'Новость 12' }).waitFor()
  expect(await still.getByRole('region', { name: /^Версия/ }).count()).toBe(2)
  expect(await still.getByText('Гильдии зовут').count()).toBe(0)
  await still.getByRole('link', { name: 'Показать ещё' }).click()
  await still.getByRole('heading', { name: 'Гильдии зовут' }).waitFor()
  await still.locator('strong').filter({ hasText: 'вещами' }).waitFor()
  expect(await still.getByText('Новость 12').count()).toBe(0)
  await still.getByRole('link', { name: 'К последним новостям' }).click()
  await still.getByRole('heading', { name: 'Новость 12' }).waitFor()
  await plain.close()

  const visitor = await newVisitor(browser, game.url, 'phone')
  await visitor.page.goto('/')
  const more = visitor.page.getByRole('link', { name: 'Показать ещё' })
  await untilTakenOver(more)
  await more.click()
  await visitor.page.getByRole('heading', { name: 'Гильдии зовут' }).waitFor()
  expect(new URL(visitor.page.url()).search).toBe('')
  await visitor.page.getByRole('heading', { name: 'Новость 12' }).waitFor()
  expect(await visitor.page.getByRole('region', { name: /^Версия/ }).count()).toBe(3)
  expect(await axeFaults(visitor.page)).toEqual([])
  await expectFits(visitor.page, 'site')
  expect(visitor.complaints).toEqual([])
  await Promise.all([context.close(), visitor.context.close()])
})
