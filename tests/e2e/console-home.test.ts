import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, launchBrowser, SCREENS_PX, sidewaysOverflow } from '../support/browser.ts'
import { enterConsole } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer } from '../support/play.ts'

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

/** Every chart of the home page. */
const CHARTS = [
  'Золото: приход',
  'Золото: расход',
  'Алмазы: приход',
  'Алмазы: расход',
  'Игроки',
  'Замки по уровням',
  'Бои',
  'Доля побед нападающих',
  'Рынок: продано лотов',
  'Рынок: выручка продавцов',
  'Ошибки',
]

test('the home page shows the numbers of the game as charts and tables', async () => {
  const steward = newcomer('Любомир')
  const { page, context, complaints } = await enterConsole({ browser, game }, steward, 'USER_ADMIN', 'desk')
  await page.getByRole('heading', { name: 'Что происходит в игре' }).waitFor()
  for (const name of CHARTS) await page.getByRole('region', { name, exact: true }).waitFor()
  // Nobody has traded yet.
  const market = page.getByRole('region', { name: 'Рынок: продано лотов', exact: true })
  await market.getByText('За эти дни ничего не было.').waitFor()

  // The first castles bring their first gold: counted within a minute or two.
  const gold = page.getByRole('region', { name: 'Золото: приход', exact: true })
  await expect
    .poll(
      async () => {
        await page.reload()
        await gold.waitFor()
        return gold.locator('details').count()
      },
      { timeout: 240_000, interval: 5_000 },
    )
    .toBe(1)
  await gold.getByText('Числа таблицей').click()
  await gold.getByRole('table').waitFor()
  await expect.poll(() => gold.getByRole('row').count()).toBe(31)

  for (const days of ['Сегодня', '7 дней', '90 дней']) {
    await page.getByRole('button', { name: days }).click()
    await page.getByRole('button', { name: days, pressed: true }).waitFor()
    await page.getByRole('progressbar', { name: 'Числа загружаются' }).waitFor({ state: 'detached' })
  }
  const wide = { width: 1536, height: 900 }
  for (const size of [SCREENS_PX.phone, SCREENS_PX.desk, wide]) {
    await page.setViewportSize(size)
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    expect(await axeFaults(page)).toEqual([])
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('the home page of other administrators has no numbers', async () => {
  const { page, context, complaints } = await enterConsole(
    { browser, game },
    newcomer('Милорад'),
    'CONTENT_ADMIN',
    'phone',
  )
  await page.getByText('Вам доверено').waitFor()
  await page.getByRole('link', { name: 'К содержанию' }).waitFor()
  expect(await page.getByText('Что происходит в игре').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})
