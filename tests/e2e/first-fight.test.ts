import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, newVisitor, type Screen } from '../support/browser.ts'
import { startFreshGame } from '../support/fresh-game.ts'
import type { GameProcess } from '../support/game-process.ts'
import { pageFaults } from '../support/page-faults.ts'
import {
  closeWelcome,
  goOnMission,
  guideShown,
  newcomer,
  openPage,
  register,
  WELCOME,
} from '../support/play.ts'

let game: GameProcess
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '20' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

/**
 * Ратибор on the phone and Мстислав on the desktop, from the first page to the first reward, at normal game
 * speed.
 */
describe.each<{ screen: Screen; name: string }>([
  { screen: 'phone', name: 'Ратибор' },
  { screen: 'desk', name: 'Мстислав' },
])('the first fight, at the $screen', ({ screen, name }) => {
  test('a visitor registers, starts a mission, sees the fight and gets the reward', async () => {
    const { context, page, complaints } = await newVisitor(browser, game.url, screen)
    const faults: string[] = []
    const look = async () => {
      faults.push(...(await pageFaults(page)))
    }
    const purse = page.getByRole('region', { name: 'Казна' })
    const began = performance.now()

    await page.goto('/')
    await page.getByText('Сильнейшие лорды').waitFor()
    await look()
    await register(page, newcomer(name))
    await page.getByRole('dialog', { name: WELCOME }).waitFor()
    await look()
    await closeWelcome(page)
    await page.getByRole('heading', { name: `Замок: ${name}` }).waitFor()
    await look()

    await openPage(page, 'Походы')
    const mission = page.getByRole('article', { name: 'Старая мельница' })
    await mission.waitFor()
    await look()
    const before = await purse.textContent()
    await goOnMission(page, 'Старая мельница')
    await mission
      .getByText(/победой/)
      .first()
      .waitFor()
    await expect.poll(() => purse.textContent()).not.toBe(before)
    await look()

    await mission.getByRole('link', { name: 'Отчёт о битве' }).click()
    await page.getByRole('button', { name: 'К итогу' }).click()
    await page.getByRole('heading', { name: 'Победа', exact: true }).waitFor()
    await page.getByText('Бой проверен').waitFor()
    await page.getByText('Зерно: тайна дня ещё закрыта').waitFor()
    await look()
    const seconds = (performance.now() - began) / 1000

    await openPage(page, 'Замок')
    await page.getByRole('button', { name: 'Забрать' }).click()
    await page.getByText('Открыто: Склад, Отчёты о битвах').first().waitFor()
    await look()
    await openPage(page, 'Войско')
    const archers = page.getByRole('article', { name: 'Лучники' })
    await archers.getByRole('button', { name: 'Лучники', expanded: false }).click()
    const hired = async () => Number(/(\d+) из \d+/.exec((await archers.textContent()) ?? '')?.[1])
    // The fight may have cost one of them.
    const survivors = await hired()
    await guideShown(page)
    await archers.getByRole('button', { name: /^Нанять за/ }).click()
    await expect.poll(hired).toBe(survivors + 1)
    await look()

    console.log(
      `first fight at the ${screen}: ${seconds.toFixed(1)} s from the first page to the proven report`,
    )
    expect(faults).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('the server logs no warning', () => {
  expect(game.said()).not.toMatch(/"level":(50|60)/)
})
