import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { campaignSize } from '../support/campaign.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { connectToGame } from '../support/game-database.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import {
  FRAMES,
  type Frame,
  GAME_ADDRESSES,
  GUEST_ADDRESSES,
  go,
  LAYERS,
  OUTER_ADDRESSES,
  resizeTo,
  settle,
} from '../support/layout-tour.ts'
import { settleLord } from '../support/settle-lord.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '20', GAME_SPEED: '900' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

const belongings = {
  gold: 403_500,
  diamonds: 1200,
  resources: 100,
  gear: [
    { gearId: 18, quality: 64 },
    { gearId: 40, quality: 97 },
    { gearId: 1, quality: 90 },
  ],
}

/** A few windows in `npm test`, all of them and every sheet in `npm run campaign`. */
const frames = campaignSize<readonly Frame[]>({
  small: FRAMES.filter(({ isSmall }) => isSmall),
  full: FRAMES,
})
const layers = campaignSize({ small: [], full: LAYERS })
const [usual] = FRAMES

/** One quest that is not done, so that its slip stands on every page. */
async function leaveOneQuest(dataDir: string): Promise<void> {
  const database = await connectToGame(dataDir)
  await database.query(
    `WITH step AS (
      UPDATE tutorial_step SET kind = 'QUEST', status = 'ACTIVE', completed_at = NULL
      WHERE step_key = (SELECT max(step_key) FROM tutorial_step WHERE step_key LIKE '%Quest') RETURNING player_id)
    UPDATE player SET rev = rev + 1 WHERE id IN (SELECT player_id FROM step)`,
  )
  await database.end()
}

/** Fights once and gives the address of the report. */
async function reportOfAFight(page: Page): Promise<string> {
  const started = await page.request.post('/api/missions/start', {
    data: { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' },
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
  })
  expect(started.ok()).toBe(true)
  await page.goto('/game/fight-logs')
  const report = page.locator('main a[href*="/game/fight-log/"]').first()
  await report.waitFor()
  return (await report.getAttribute('href')) ?? ''
}

/** Faults by what is wrong, with the places of each. */
function measurer(page: Page) {
  const found = new Map<string, string[]>()
  return {
    look: async (place: string) => {
      for (const frame of frames) {
        await resizeTo(page, frame)
        for (const fault of await layoutFaults(page, frame))
          found.set(fault, [...(found.get(fault) ?? []), `${place} at ${frame.name}`])
      }
      await resizeTo(page, usual)
    },
    faults: () => [...found].map(([fault, places]) => `${fault}: ${places.join(', ')}`),
  }
}

test('no page cuts, covers or tears anything, in any window and with large text', async () => {
  const { context, page } = await settleLord({ browser, game, screen: 'phone' }, 'Светозар', belongings)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setScrollbarsHidden', { hidden: true })
  await leaveOneQuest(game.dataDir)
  const report = await reportOfAFight(page)
  const { look, faults } = measurer(page)

  for (const address of [...GAME_ADDRESSES, report]) {
    await go(page, address)
    await look(address)
  }
  for (const { address, name, opener } of layers) {
    await go(page, address)
    await opener(page).tap()
    await page.locator('dialog[open], [role="dialog"]:popover-open').first().waitFor()
    await settle(page)
    await look(name)
    await page.reload()
    await page.locator('h1').first().waitFor({ state: 'attached' })
  }
  for (const address of OUTER_ADDRESSES) {
    await go(page, address)
    await look(address)
  }
  await context.clearCookies()
  for (const address of GUEST_ADDRESSES) {
    await page.goto(address)
    await settle(page)
    await look(address)
  }
  expect(faults()).toEqual([])
  await context.close()
})

test('a finger swipes a sheet away by its grip, its title or its content', async () => {
  const { context, page } = await settleLord({ browser, game, screen: 'phone' }, 'Любомила', belongings)
  const devTools = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const swipe = async (x: number, y: number, lengthPx: number, stepPx: number) => {
    await touch('touchStart', x, y)
    for (let way = stepPx; way <= lengthPx; way += stepPx) await touch('touchMove', x, y + way)
    await touch('touchEnd', x, y)
  }
  const sheet = page.locator('dialog[open]')
  for (const [part, stepPx] of [
    ['grip', 60],
    ['title', 8],
    ['content', 8],
  ] as const) {
    await page.getByRole('button', { name: 'Ещё', exact: true }).tap()
    await sheet.waitFor()
    await settle(page)
    const box = await sheet.boundingBox()
    if (!box) throw new Error('The sheet is not shown')
    const fromTop = { grip: 10, title: 36, content: 130 }[part]
    await swipe(box.x + box.width / 2, box.y + fromTop, 200, stepPx)
    await sheet.waitFor({ state: 'hidden' })
  }
  await context.close()
})
