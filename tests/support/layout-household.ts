import type { APIRequestContext, Browser, Page } from 'playwright'
import type { CraftCategoryResult, InventoryData, MarketTerms } from '#generated/types.ts'
import { enhancePointsForLevel } from '#rules/forge/enhance.ts'
import { RENAME_STARS } from '#rules/gear/rename.ts'
import { experienceForLevel } from '#rules/player/level.ts'
import type { FreshGame } from './fresh-game.ts'
import { connectToGame } from './game-database.ts'
import { newcomer } from './play.ts'

/** Names as long as the catalogue has them, a blank that takes work and one that carries it. */
export const LAYOUT_BELONGINGS = {
  gold: 403_500,
  diamonds: 1200,
  resources: 100,
  gear: [
    { gearId: 18, quality: 64 },
    { gearId: 40, quality: 97 },
    { gearId: 2, quality: 71 },
    { gearId: 21, quality: 33 },
    { gearId: 154, quality: 88 },
    { gearId: 999, quality: 0 },
    { gearId: 999, quality: 0 },
    { gearId: 1, quality: 90 },
    { gearId: 1, quality: 12 },
  ],
} as const

const BLANK_ID = 999
const SLING_ID = 1
const SWORD_ID = 18
const BOW_ID = 2

/** A call of the player, as the page would make it. */
async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(`/api${path}`, {
    data,
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
  })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return await answer.json()
}

async function get<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(`/api${path}`)
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return await answer.json()
}

/** One quest that is not done, so that its card stands on every page, and glory and points to spend. */
async function leaveOneQuest({ dataDir }: FreshGame): Promise<void> {
  const database = await connectToGame(dataDir)
  await database.query(
    `WITH step AS (
      UPDATE tutorial_step SET kind = 'QUEST', status = 'ACTIVE', completed_at = NULL
      WHERE step_key = (SELECT max(step_key) FROM tutorial_step WHERE step_key LIKE '%Quest') RETURNING player_id)
    UPDATE player SET rev = rev + 1, glory = 900, enhance_points = 5200 WHERE id IN (SELECT player_id FROM step)`,
  )
  await database.end()
}

/** Puts crafts on gear and a recipe into the book, wears, offers and buys something. */
async function keepHouse({ request }: Page): Promise<void> {
  const { inventory } = await get<{ inventory: { data: InventoryData } }>(
    request,
    '/game-data?inventory=true',
  )
  const idsOf = (model: number) =>
    inventory.data.gear.flatMap(({ gearId, id }) => (gearId === model && id !== null ? [id] : []))
  const [blank] = idsOf(BLANK_ID)
  const [sling, otherSling] = idsOf(SLING_ID)
  const [sword] = idsOf(SWORD_ID)
  const [bow] = idsOf(BOW_ID)
  const recipe = { gearId: SLING_ID, choice: { archersAttack: 6, archersMastery: 2 } }
  await post(request, '/forge/craft', { targetEntityId: blank, ...recipe })
  await post(request, '/forge/craft', { targetEntityId: sling, ...recipe })
  const { categoryId } = await post<CraftCategoryResult>(request, '/forge/craft-book/categories', {
    name: 'Стрелкам со стены',
  })
  await post(request, '/forge/craft-book/recipes', recipe)
  await post(request, '/forge/craft-book/recipes', {
    gearId: SLING_ID,
    choice: { archersAttack: 3 },
    categoryId,
  })
  await post(request, '/player-inventory/add-enhance-points', {
    gearEntityId: bow,
    points: enhancePointsForLevel(RENAME_STARS),
  })
  await post(request, '/player-inventory/equip-gear', { gearEntityId: sword })
  await post(request, '/trade/shop/consumable/buy', {
    consumableId: 3,
    amount: 2,
    price: { gold: 300, diamonds: 0 },
  })
  const goods = { marketKey: 'gear', itemId: otherSling } as const
  const terms = await get<MarketTerms>(request, `/trade/market/terms?marketKey=gear&itemId=${otherSling}`)
  await post(request, '/trade/market/lots', {
    ...goods,
    amount: 1,
    currency: 'GOLD',
    price: terms.gold.usual,
    hours: 24,
  })
}

/** Another browser of the same player. */
async function logInElsewhere(browser: Browser, game: FreshGame, name: string): Promise<void> {
  const context = await browser.newContext({ baseURL: game.url })
  const { email, password } = newcomer(name)
  await post(context.request, '/auth/login', { email, password })
  await context.close()
}

async function fight({ request }: Page): Promise<void> {
  await post(request, '/missions/start', {
    missionKey: 'oldMill',
    difficulty: 'EASY',
    skill: 'FRONTAL_ATTACK',
  })
}

/** Gives the lord something to show on every page. Returns the address of a report. */
export async function furnishLayout(
  { browser, game, page }: { browser: Browser; game: FreshGame; page: Page },
  name: string,
): Promise<string> {
  await leaveOneQuest(game)
  await keepHouse(page)
  await logInElsewhere(browser, game, name)
  await fight(page)
  await page.goto('/game/fight-logs')
  const report = page.locator('main a[href*="/game/fight-log/"]').first()
  await report.waitFor()
  return (await report.getAttribute('href')) ?? ''
}

/** Brings the lord to the end of this level and lets the army win, so that the sheet of the next one opens. */
export async function levelUp(game: FreshGame, page: Page, name: string, level: number): Promise<void> {
  const database = await connectToGame(game.dataDir)
  await database.query('UPDATE player SET rev = rev + 1, level = $1, experience = $2 WHERE name = $3', [
    level,
    experienceForLevel(level + 1) - 1,
    name,
  ])
  await database.end()
  await fight(page)
}
