import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { connectToGame } from '../support/game-database.ts'
import { pageFaults } from '../support/page-faults.ts'
import { closePanel, closeWelcome, guideShown, newcomer, register } from '../support/play.ts'
import { shownText } from '../support/shown-text.ts'

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

/** A thousand gold, some diamonds and the shop's pages open, as after the first days. */
async function fillPurse(name: string): Promise<void> {
  const database = await connectToGame(game.dataDir)
  await database.query(
    `WITH lord AS (
        UPDATE player SET rev = rev + 1, gold = gold + 1000, diamonds = diamonds + 5 WHERE name = $1
        RETURNING id, gold, diamonds),
      opened AS (
        INSERT INTO tutorial_step (player_id, step_key, kind, status, completed_at)
        SELECT lord.id, step, 'BANNER', 'COMPLETED', now() FROM lord, unnest('{armyOpenBanner,storageOpenBanner,
          gearShopOpenBanner,tradeShopConsumableOpenBanner,tradeShopGoldOpenBanner}'::text[]) AS step
        ON CONFLICT (player_id, step_key) DO UPDATE SET status = 'COMPLETED', completed_at = now())
    INSERT INTO money_entry (player_id, currency, amount, balance_after, source, created_at)
    SELECT id, 'GOLD', 1000, gold, 'ADMIN', now() FROM lord
    UNION ALL SELECT id, 'DIAMONDS', 5, diamonds, 'ADMIN', now() FROM lord`,
    [name],
  )
  await database.end()
}

test('on a phone a player buys and sells gear, buys wine, and changes diamonds for gold', async () => {
  const { context, page, complaints } = await newVisitor(browser, game.url, 'phone')
  const faults: string[] = []
  const look = async () => {
    faults.push(...(await pageFaults(page)))
  }
  await register(page, newcomer('Всеволод'))
  await closeWelcome(page)
  await fillPurse('Всеволод')
  await page.goto('/game/trade/shop')

  const shelf = page.getByRole('list', { name: 'Товар дня' })
  const first = shelf.getByRole('button').first()
  const item = await shownText(first.locator('b').first())
  await look()
  await guideShown(page)
  await first.click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: /^Купить за/ }).click()
  await page.getByText(`Куплено: ${item}`).waitFor()
  await shelf.getByText('Куплено').waitFor()
  await expect.poll(() => shelf.getByRole('button').count()).toBe(5)

  await page.getByRole('tab', { name: 'Припасы' }).click()
  await page.waitForURL(/trade\/shop\/consumable$/)
  await page.getByRole('button', { name: /^Хлебный квас/ }).click()
  await panel.getByRole('button', { name: 'Больше: Хлебный квас' }).click()
  await panel.getByRole('button', { name: 'Купить за 80' }).click()
  await page.getByText('Куплено: Хлебный квас, 2 шт.').waitFor()
  await look()
  await closePanel(page)

  await page.getByRole('tab', { name: 'Меняла' }).click()
  await page.getByRole('button', { name: /^Кошель: обменять 1 на/ }).click()
  await page.getByText('Меняла отсчитал золото').waitFor()
  await look()

  await page.goto('/game/inventory')
  const chest = page.getByRole('list', { name: 'В сундуке' })
  await chest.getByRole('button', { name: new RegExp(`^${item}`) }).click()
  await panel.getByRole('button', { name: 'Продать' }).click()
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await page.getByText('Продано').waitFor()
  await chest.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
