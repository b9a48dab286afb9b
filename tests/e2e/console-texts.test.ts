import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor, SCREENS_PX, sidewaysOverflow } from '../support/browser.ts'
import { enterConsole } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer, register, WELCOME } from '../support/play.ts'
import { untilReloaded } from '../support/until-reloaded.ts'

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

async function expectFits(page: Page): Promise<void> {
  for (const screen of ['phone', 'desk'] as const) {
    await page.setViewportSize(SCREENS_PX[screen])
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  }
}

/** Which sections the menu of each role has (docs/game.md §2). */
const MENUS = [
  [
    'SUPER_ADMIN',
    [
      'Игроки',
      'Похожие имена',
      'Заказы',
      'Платежи',
      'База знаний',
      'Содержание',
      'Журнал',
      'Настройки игры',
      'Документы',
    ],
  ],
  ['USER_ADMIN', ['Игроки', 'Похожие имена', 'Заказы', 'Платежи']],
  ['KNOWLEDGE_BASE_ADMIN', ['База знаний']],
  ['CONTENT_ADMIN', ['Содержание', 'Документы']],
  ['KNOWLEDGE_BASE_ADMIN_TUTORIAL', ['База знаний']],
  ['KNOWLEDGE_BASE_ADMIN_TIPS', ['База знаний']],
] as const
const NAMES = ['Любомир', 'Милорад', 'Судислав', 'Ратибор', 'Ярополк', 'Святополк']

test.each(MENUS.map(([role, sections], index) => [role, sections, NAMES[index] ?? ''] as const))(
  '%s sees the menu of the role',
  async (role, sections, name) => {
    const { page, context, complaints } = await enterConsole({ browser, game }, newcomer(name), role, 'desk')
    await page.getByRole('menuitem', { name: 'Главная' }).waitFor()
    await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Главная', ...sections])
    expect(complaints).toEqual([])
    await context.close()
  },
)

/** Publishes the text that is open. */
async function publish(page: Page): Promise<void> {
  await page.getByLabel('Состояние').click()
  await page.getByRole('option', { name: 'Опубликован' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText('Текст сохранён').waitFor()
}

/** Finds a text by its title in the open list of texts, and opens it. */
async function openText(page: Page, title: string): Promise<void> {
  await page.getByLabel('Поиск по заголовку').fill(title)
  // The list follows the search half a second later.
  await page.waitForURL(/filter=/)
  await page.getByRole('cell', { name: title, exact: true }).click()
  await page.getByText('Все редакции').waitFor()
}

async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
}

test('a tip edited in the console is read in an open game', async () => {
  const reader = await newVisitor(browser, game.url, 'desk')
  await register(reader.page, newcomer('Доброгнев'))
  const titles: string[] = []
  reader.page.on('response', async (answer) => {
    if (answer.url().endsWith('/public/game-tips') && answer.status() === 200)
      titles.push((await answer.json()).gold.title)
  })
  await expect.poll(() => titles).toContain('Золото')

  const keeper = newcomer('Тихомир')
  const { page, context } = await enterConsole({ browser, game }, keeper, 'KNOWLEDGE_BASE_ADMIN_TIPS', 'desk')
  await page.getByRole('link', { name: 'К базе знаний' }).click()
  await page.getByRole('link', { name: 'Открыть: Подсказки' }).click()
  await page.getByRole('cell', { name: 'Золото', exact: true }).click()
  await page.waitForURL(/\/admin\/knowledge-base\/tip\/gold/)
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Золото казны')
  await page.getByText('Отличия от исходного текста').waitFor()
  await page.locator('ins').filter({ hasText: 'казны' }).waitFor()
  await publish(page)
  await expectFits(page)
  await expect.poll(() => titles).toContain('Золото казны')
  await Promise.all([context.close(), reader.context.close()])
})

test('a task of the tutorial edited in the console is read in an open game and by visitors', async () => {
  const reader = await newVisitor(browser, game.url, 'phone')
  await register(reader.page, newcomer('Воислав'))
  await reader.page.getByRole('dialog', { name: WELCOME }).waitFor()
  const visitor = await newVisitor(browser, game.url, 'phone')
  await visitor.page.goto('/knowledge-base/tutorial')
  await visitor.page.getByRole('article').filter({ hasText: WELCOME }).waitFor()

  const keeper = newcomer('Премысл')
  const { page, context, complaints } = await enterConsole(
    { browser, game },
    keeper,
    'KNOWLEDGE_BASE_ADMIN_TUTORIAL',
    'desk',
  )
  await page.getByRole('link', { name: 'К базе знаний' }).click()
  await page.getByRole('link', { name: 'Открыть: Поручения обучения' }).waitFor()
  // The tips belong to another role.
  expect(await page.getByRole('link', { name: 'Открыть: Подсказки' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Открыть: Поручения обучения' }).click()
  await openText(page, WELCOME)
  await fill(page, {
    Заголовок: 'Сходите на мельницу',
    Рассказ: 'Мельник просит защиты.',
    Задание: 'Победите разбойников у мельницы.',
  })
  await page.locator('ins').filter({ hasText: 'Мельник' }).waitFor()
  // A draft changes nothing for players.
  await page.getByLabel('Состояние').click()
  await page.getByRole('option', { name: 'Черновик' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('cell', { name: 'Черновик' }).waitFor()
  await visitor.page.reload()
  await visitor.page.getByRole('article').filter({ hasText: WELCOME }).waitFor()
  await publish(page)
  await expectFits(page)

  const sheet = reader.page.getByRole('dialog', { name: 'Сходите на мельницу' })
  await sheet.getByText('Мельник просит защиты.').waitFor()
  await sheet.getByText('Победите разбойников у мельницы.').waitFor()
  await expectFits(reader.page)
  const shown = visitor.page.getByRole('article').filter({ hasText: 'Сходите на мельницу' })
  await untilReloaded(visitor.page, shown)
  await shown.getByText('Мельник просит защиты.').waitFor()
  await shown.getByText('Победите разбойников у мельницы.').waitFor()
  await expectFits(visitor.page)

  for (const seen of [complaints, reader.complaints, visitor.complaints]) expect(seen).toEqual([])
  await Promise.all([context.close(), reader.context.close(), visitor.context.close()])
})

test('one role edits both a tip and a task, and both are read in the game and by visitors', async () => {
  const reader = await newVisitor(browser, game.url, 'desk')
  await register(reader.page, newcomer('Добромысл'))
  await reader.page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().click()
  await reader.page.goto('/game/missions')
  const word = reader.page
    .getByRole('button', { name: /: что это значит$/ })
    .filter({ hasText: '%' })
    .first()
  await word.waitFor()

  const keeper = newcomer('Велимир')
  const { page, context, complaints } = await enterConsole(
    { browser, game },
    keeper,
    'KNOWLEDGE_BASE_ADMIN',
    'desk',
  )
  await page.getByRole('link', { name: 'К базе знаний' }).click()
  await page.getByRole('link', { name: 'Открыть: Подсказки' }).click()
  await openText(page, 'Шанс победы')
  await fill(page, { Заголовок: 'Сколько шансов', Текст: 'Столько боёв из ста вы выиграете.' })
  await publish(page)
  await page.getByRole('menuitem', { name: 'База знаний' }).click()
  await page.getByRole('link', { name: 'Открыть: Поручения обучения' }).click()
  await openText(page, 'Наймите людей')
  await fill(page, { Рассказ: 'Лучники бьют первыми.' })
  await publish(page)
  await expectFits(page)

  await expect
    .poll(async () => {
      await reader.page.keyboard.press('Escape')
      await word.click()
      return reader.page.getByRole('dialog', { name: 'Сколько шансов' }).count()
    })
    .toBe(1)
  await reader.page.getByText('Столько боёв из ста вы выиграете.').waitFor()
  const visitor = await newVisitor(browser, game.url, 'phone')
  await visitor.page.goto('/knowledge-base/tips')
  await untilReloaded(visitor.page, visitor.page.getByText('Столько боёв из ста вы выиграете.'))
  await expectFits(visitor.page)
  await visitor.page.goto('/knowledge-base/tutorial')
  await untilReloaded(visitor.page, visitor.page.getByText('Лучники бьют первыми.'))
  await expectFits(visitor.page)

  for (const seen of [complaints, reader.complaints, visitor.complaints]) expect(seen).toEqual([])
  await Promise.all([context.close(), reader.context.close(), visitor.context.close()])
})
