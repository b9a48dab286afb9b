import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { connectToGame } from '../support/game-database.ts'
import { pageFaults } from '../support/page-faults.ts'
import { closeWelcome, newcomer, openPage, register } from '../support/play.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '5' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

/** A sling from a mission and the pages that it needs, as after the first day. */
async function giveSling(name: string): Promise<void> {
  const database = await connectToGame(game.dataDir)
  await database.query(
    `WITH lord AS (UPDATE player SET rev = rev + 1 WHERE name = $1 RETURNING id),
      opened AS (
        INSERT INTO tutorial_step (player_id, step_key, kind, status, completed_at)
        SELECT lord.id, step, 'BANNER', 'COMPLETED', now()
        FROM lord, unnest('{armyOpenBanner,storageOpenBanner}'::text[]) AS step
        ON CONFLICT (player_id, step_key) DO UPDATE SET status = 'COMPLETED', completed_at = now()),
      found AS (
        INSERT INTO gear (player_id, gear_id, quality, created_at)
        SELECT id, 1, 64, now() FROM lord RETURNING id, player_id, gear_id, quality)
    INSERT INTO gear_entry (player_id, gear_entity_id, gear_id, quality, action, source, created_at)
    SELECT player_id, id, gear_id, quality, 'RECEIVED', 'MISSION', now() FROM found`,
    [name],
  )
  await database.end()
}

async function archersAttack(page: Page): Promise<string | null> {
  await openPage(page, 'Войско')
  const row = page.getByRole('row', { name: /^Атака лучников/ })
  const unfold = page
    .getByRole('main')
    .getByRole('button', { name: /^Показать/ })
    .first()
  await row.or(unfold).first().waitFor()
  // On a phone the table is folded.
  if (await unfold.isVisible()) await unfold.click()
  await row.waitFor()
  return row.textContent()
}

test('on a phone a found sling raises the attack of archers, and it can be locked', async () => {
  const { context, page, complaints } = await newVisitor(browser, game.url, 'phone')
  const faults: string[] = []
  const look = async () => {
    faults.push(...(await pageFaults(page)))
  }
  await register(page, newcomer('Всеслав'))
  await closeWelcome(page)
  await giveSling('Всеслав')
  await page.reload()
  const before = await archersAttack(page)

  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  const storage = menu.getByRole('link', { name: 'Склад' })
  await expect.poll(() => storage.textContent()).toContain('1\u00a0новая вещь')
  await storage.click()
  const chest = page.getByRole('list', { name: 'В сундуке' })
  await look()
  await chest.getByRole('button', { name: /^Пастушья праща.*новая вещь/ }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Надеть' }).click()
  await panel.getByRole('button', { name: 'Снять' }).waitFor()
  await panel.getByRole('button', { name: 'Заблокировать' }).click()
  await page.getByText('Вещь заблокирована').waitFor()
  await look()
  await page.goBack()
  await panel.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Показать места на войске' }).click()

  await page.getByRole('button', { name: /^Стрелковое оружие: Пастушья праща/ }).waitFor()
  await page.getByText(/^Сундук пуст/).waitFor()
  await expect.poll(() => storage.textContent()).not.toContain('новая')
  await expect.poll(() => archersAttack(page)).not.toBe(before)
  await look()

  await storage.click()
  await page.getByRole('tab', { name: 'Припасы' }).click()
  await openPage(page, 'Походы')
  await page.goBack()
  await page.reload()
  await page.getByText(/^Погреб пуст/).waitFor()

  await openPage(page, 'Замок')
  await page.getByRole('heading', { name: 'Соседи' }).waitFor()
  // What comes last: until then the page has other heights.
  await page.getByRole('link', { name: 'К состязанию' }).waitFor()
  const place = await page.evaluate(() => {
    window.scrollTo(0, 120)
    return window.scrollY
  })
  expect(place).toBeGreaterThan(0)
  await openPage(page, 'Склад')
  await page
    .getByText(/^Погреб пуст/)
    .or(page.getByRole('list', { name: 'В сундуке' }))
    .or(page.getByText(/^Сундук пуст/))
    .first()
    .waitFor()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)

  expect(faults).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('the server logs no warning', () => {
  expect(game.said()).not.toMatch(/"level":(50|60)/)
})
