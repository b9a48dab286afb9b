import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { expectWhole, strengthen } from '../support/companions.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { connectToGame } from '../support/game-database.ts'
import { goOnMission } from '../support/play.ts'
import { coinsOf, settleLord } from '../support/settle-lord.ts'

const WINNER = 'Святополк'
const FOLLOWER = 'Любава'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '0', GAME_SPEED: '20' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

/** The three days of the running challenge are over now. */
async function endChallenge(): Promise<void> {
  const database = await connectToGame(game.dataDir)
  try {
    await database.query(
      `WITH over AS (UPDATE challenge SET ends_at = now() WHERE status = 'ACTIVE')
       UPDATE timer SET due_at = now(), run_at = now() WHERE kind = 'endChallenge'`,
    )
  } finally {
    await database.end()
  }
}

/** Energy is what the first challenge counts. */
async function fightMission(page: Page): Promise<void> {
  await page.goto('/game/missions')
  await goOnMission(page, 'Большак')
}

function running(page: Page) {
  return page.getByRole('region', { name: 'Идёт состязание' })
}

function table(page: Page) {
  return page.getByRole('region', { name: 'Таблица' })
}

test('two castles compete, watch the table, and get what their places bring', async () => {
  const winner = await settleLord({ browser, game, screen: 'desk' }, WINNER, { gold: 500, diamonds: 1 })
  const second = await settleLord({ browser, game, screen: 'phone' }, FOLLOWER, { gold: 500, diamonds: 1 })
  for (const name of [WINNER, FOLLOWER]) await strengthen(game, name)

  // From the castle to the challenge, before anybody has points.
  const { page } = winner
  await page.goto('/game')
  const row = page.getByRole('region', { name: 'Состязание' })
  await row.getByText('У вас пока нет очков').waitFor()
  await row.getByRole('link').click()
  await page.getByRole('heading', { name: 'Состязание', level: 1 }).waitFor()
  await running(page).getByRole('heading', { name: 'Неутомимый' }).waitFor()
  await running(page).getByText('Очков у вас пока нет').waitFor()
  await expectWhole(page)

  // Points come to an open page while another tab plays.
  const field = await winner.context.newPage()
  await field.emulateMedia({ reducedMotion: 'reduce' })
  await fightMission(field)
  await running(page).getByText('Сейчас ваше место принесёт:').waitFor()
  await table(page).getByRole('link', { name: WINNER }).waitFor()
  await fightMission(field)
  await fightMission(second.page)
  await second.page.goto('/game/challenge')
  await table(second.page).getByRole('link', { name: WINNER }).waitFor()
  await table(second.page).getByRole('link', { name: FOLLOWER }).waitFor()
  await expectWhole(second.page)
  await second.page.goto('/game')
  await second.page
    .getByRole('region', { name: 'Состязание' })
    .getByText(/^2-е\sместо/)
    .waitFor()

  // The end: places, prizes, and the next one on the open page.
  const before = await coinsOf(page, 'Алмазы')
  const toasts = [
    page.getByText('Состязание окончено: 1-е место').first().waitFor(),
    second.page.getByText('Состязание окончено: 2-е место').first().waitFor(),
  ]
  await endChallenge()
  await Promise.all(toasts)
  await expect.poll(() => coinsOf(page, 'Алмазы')).toBe(before + 30)
  await running(page).getByRole('heading', { name: 'Покоритель походов' }).waitFor()
  await running(page).getByText('Очков у вас пока нет').waitFor()

  await page.getByRole('link', { name: 'Прошлые' }).click()
  await page.getByText('Победитель:').waitFor()
  await expectWhole(page)
  await page.getByRole('link', { name: 'Неутомимый' }).click()
  await page.getByText(/^Ваш итог: 1-е\sместо/).waitFor()
  await table(page).getByRole('link', { name: FOLLOWER }).waitFor()
  await expectWhole(page)
  await page.goto('/game/challenge/records')
  const tireless = page.getByRole('region', { name: 'Неутомимый' })
  await tireless.getByRole('link', { name: WINNER }).waitFor()
  await tireless.getByText(/^Ваш рекорд:/).waitFor()
  await expectWhole(page)
  await page.goto('/game/history')
  await page.getByText('«Неутомимый»').first().waitFor()

  expect([...winner.complaints, ...second.complaints]).toEqual([])
  await winner.context.close()
  await second.context.close()
})
