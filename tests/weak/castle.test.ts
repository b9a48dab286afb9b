import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameDayOf } from '#server/game/energy/game-day.ts'
import { launchBrowser } from '../support/browser.ts'
import { changeLord, skipReplay } from '../support/companions.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { goOnMission } from '../support/play.ts'
import { pressAndConfirm } from '../support/seen-news.ts'
import { coinsOf, settleLord } from '../support/settle-lord.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '12', GAME_SPEED: '20' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

function settle(name: string) {
  return settleLord({ browser, game, screen: 'desk' }, name, { gold: 20_000, diamonds: 100 })
}

test('an army is filled, walks the road without an end, and is rested for diamonds', async () => {
  const { page, context, complaints } = await settle('Ратибор')
  await page.goto('/game/army')
  const gold = await coinsOf(page)
  await page.getByRole('button', { name: /^Пополнить/ }).click()
  await page.getByText(/^В войско вступил/).waitFor()
  await expect.poll(() => coinsOf(page)).toBeLessThan(gold)

  await page.goto('/game/missions')
  await page.getByRole('button', { name: 'Идти до конца' }).first().click()
  await skipReplay(page)
  const diamonds = await coinsOf(page, 'Алмазы')
  await page.getByRole('button', { name: /^Энергия: .* Восстановить$/ }).click()
  await page.getByRole('dialog', { name: 'Энергия' }).getByRole('button', { name: /^\+/ }).click()
  await page
    .getByText(/^Энергия: \d+ из \d+$/)
    .first()
    .waitFor()
  await expect.poll(() => coinsOf(page, 'Алмазы')).toBeLessThan(diamonds)
  expect(complaints).toEqual([])
  await context.close()
})

test('a branch of skills is opened and a skill learned', async () => {
  const { page, context, complaints } = await settle('Любомудра')
  await changeLord(
    game,
    'Любомудра',
    'UPDATE player SET rev = rev + 1, glory = 5000 FROM lord WHERE player.id = lord.id RETURNING lord.id',
  )
  await page.goto('/game/skills/branches')
  await pressAndConfirm(page, page.getByRole('button', { name: /^Открыть ветвь/ }).first())
  await page.getByText(/^Ветвь «.*» открыта$/).waitFor()
  await page.getByRole('link', { name: 'К умениям' }).first().click()
  await page
    .getByRole('button', { name: /^Изучить за/ })
    .first()
    .click()
  await page
    .getByText(/: уровень 1$/)
    .first()
    .waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('scouts find opponents, and a motto is written down', async () => {
  const { page, context, complaints } = await settle('Всеволод')
  await page.goto('/game/foray-prepare')
  await page.getByLabel('Что оставить у побеждённого замка').fill('Мы ещё вернёмся')
  await page.getByRole('button', { name: 'Записать девиз' }).click()
  await page.getByText('Девиз записан').waitFor()
  await page.goto('/game/foray-choose')
  await page.getByRole('button', { name: 'Найти соперников' }).click()
  await page
    .getByRole('button', { name: 'Искать снова' })
    .or(page.getByText(/Никого по силам не нашлось/))
    .first()
    .waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('rewards of the day and of tasks without an end are taken one by one, and all news marked as read', async () => {
  const { page, context, complaints } = await settle('Забава')
  // Ends with a notification.
  await page.goto('/game/missions')
  await goOnMission(page, 'Большак')
  // The mission stores the tasks of the day only if it counts for one of them.
  await changeLord(
    game,
    'Забава',
    `INSERT INTO daily_quest (player_id, position, day, seed, quest_key, progress)
     SELECT id, 1, '${gameDayOf(new Date())}', 'test', 'morningMarch', 1000 FROM lord
     ON CONFLICT (player_id, position) DO UPDATE SET progress = 1000 RETURNING player_id AS id`,
  )
  await changeLord(
    game,
    'Забава',
    `INSERT INTO infinite_quest (player_id, kind, progress) SELECT id, 'build', 1000 FROM lord
     ON CONFLICT (player_id, kind) DO UPDATE SET progress = 1000 RETURNING player_id AS id`,
  )
  await page.goto('/game?tasks=daily')
  await page.getByRole('button', { name: 'Забрать награду дня' }).click()
  await page.getByText(/^Сегодняшняя награда у вас/).waitFor()
  const gold = await coinsOf(page)
  await page
    .getByRole('button', { name: /^Забрать: / })
    .first()
    .click()
  await page.getByText('Поручение дня исполнено').waitFor()
  await expect.poll(() => coinsOf(page)).toBeGreaterThan(gold)
  await page.goto('/game?tasks=infinite')
  await page
    .getByRole('button', { name: /^Забрать: / })
    .first()
    .click()
  await page.getByText('1-я ступень исполнена').waitFor()

  // Notifications that the page has shown count as read.
  await changeLord(
    game,
    'Забава',
    'UPDATE notification SET read_at = NULL FROM lord WHERE player_id = lord.id RETURNING lord.id',
  )
  await page.goto('/game/army')
  await page.getByRole('button', { name: /^Вести: / }).click()
  await page.getByRole('button', { name: 'Отметить всё прочитанным' }).click()
  await page.getByRole('button', { name: 'Вести', exact: true }).waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
  await context.close()
})
