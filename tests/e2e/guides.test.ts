import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, launchBrowser, newVisitor, SCREENS_PX, sidewaysOverflow } from '../support/browser.ts'
import { enterWithRole } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer } from '../support/play.ts'
import { settleLord } from '../support/settle-lord.ts'
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

/** Nothing is wider than the window, on a phone and on a desk, and axe has no complaint. */
async function expectFits(page: Page): Promise<void> {
  for (const screen of ['phone', 'desk'] as const) {
    await page.setViewportSize(SCREENS_PX[screen])
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    expect(await axeFaults(page)).toEqual([])
    if (process.env.PICTURES) {
      const name = `${new URL(page.url()).pathname.replaceAll('/', '-')}-${screen}-${Math.round(performance.now())}`
      await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true })
    }
  }
}

function text(page: Page) {
  return page.getByRole('textbox', { name: 'Текст руководства' })
}

test('a guide is written, kept over a closed tab, published, read by a visitor and liked by a player', async () => {
  const editor = await enterWithRole({ browser, game }, newcomer('Несторлет'), 'GUIDES_ADMIN', 'desk')
  let { page } = editor
  await page.goto('/guides')
  await page.getByText('Руководств пока нет').waitFor()
  await page.getByRole('link', { name: 'Новое руководство' }).click()
  await page.getByLabel('Название').fill('Первый поход')
  await page.getByLabel('Описание').fill('Кого взять и чего ждать')
  await text(page).click()
  await page.getByRole('button', { name: 'Заголовок', exact: true }).click()
  await page.keyboard.type('Кого взять')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Возьмите ')
  await page.getByRole('button', { name: 'Жирный' }).click()
  await page.keyboard.type('лучников')
  await expect.poll(() => text(page).innerText()).toContain('Возьмите лучников')
  await page.getByText('Правка сохранена в этом браузере').waitFor()
  await expectFits(page)
  await page.close({ runBeforeUnload: false })

  page = await editor.context.newPage()
  await page.goto('/guides/edit/new')
  await page.getByText('Есть несохранённая правка').waitFor()
  await expectFits(page)
  await page.getByRole('button', { name: 'Продолжить правку' }).click()
  await expect.poll(() => page.getByLabel('Название').inputValue()).toBe('Первый поход')
  await text(page).getByText('лучников').waitFor()
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await page.waitForURL(/\/guides\/edit\/\d+$/)
  await page.getByText('Черновик', { exact: true }).waitFor()
  const guideId = /\d+$/.exec(page.url())?.[0] ?? ''

  const visitor = await newVisitor(browser, game.url, 'phone')
  await visitor.page.goto(`/guides/${guideId}`)
  await visitor.page.getByText('Такого руководства нет').waitFor()

  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await page.getByText('Опубликовано', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('Опубликовано', { exact: true }).waitFor()
  await expectFits(page)

  await visitor.page.goto('/guides')
  await visitor.page.getByRole('link', { name: 'Первый поход' }).waitFor()
  await expectFits(visitor.page)
  await untilTakenOver(visitor.page.getByRole('link', { name: 'Первый поход' }))
  await visitor.page.getByRole('link', { name: 'Первый поход' }).click()
  await visitor.page.getByRole('heading', { name: 'Кого взять' }).waitFor()
  expect(await visitor.page.locator('strong').textContent()).toBe('лучников')
  expect(await visitor.page.title()).toBe('Первый поход · Донжон')
  expect(await visitor.page.getByRole('button', { name: /^Нравится/ }).count()).toBe(0)
  await expectFits(visitor.page)
  await visitor.page.goto(`/guides/edit/${guideId}`)
  await visitor.page.getByText('Руководства пишут редакторы').waitFor()
  await expectFits(visitor.page)

  const player = await settleLord({ browser, game, screen: 'phone' }, 'Любава', { gold: 500, diamonds: 10 })
  await player.page.goto(`/guides/${guideId}`)
  await player.page.getByRole('button', { name: 'Нравится: 0', exact: true }).tap()
  const liked = player.page.getByRole('button', { name: 'Нравится: 1', exact: true })
  await expect.poll(() => liked.getAttribute('aria-pressed')).toBe('true')
  await player.page.reload()
  await expect.poll(() => liked.getAttribute('aria-pressed')).toBe('true')
  await visitor.page.goto(`/guides/${guideId}`)
  await visitor.page
    .getByText('Нравится:1')
    .or(visitor.page.getByText('1', { exact: true }))
    .first()
    .waitFor()
  for (const { complaints } of [editor, player]) expect(complaints).toEqual([])
  await Promise.all([editor.context.close(), visitor.context.close(), player.context.close()])
})
