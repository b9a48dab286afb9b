import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gearById } from '#catalogue/gear/gear.ts'
import { receiveGear } from '#server/game/items/gear.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { now } from '#server/platform/clock.ts'
import type { Result } from '#server/platform/http/handlers/operation-types.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { trader } from './stall-keeper.ts'

let game: Game
let reader: Lord
const LOTS = 1500

/**
 * Inserts lots of every quality, some sharpened or with stars, directly into the table, since only the search
 * is tested.
 */
async function seed(seller: Lord): Promise<void> {
  const items = Array.from({ length: LOTS }, (_, n) => ({
    gearId: 1 + ((n * 7) % 240),
    quality: (n * 13) % 101,
  }))
  await inTransaction(async () => {
    await receiveGear(await lockPlayer(seller.player.id), items, 'ADMIN')
    await sql`UPDATE gear SET is_in_market = true WHERE player_id = ${seller.player.id}`
    await sql`
      INSERT INTO market_lot (seller_id, kind, item_id, gear_entity_id, amount, currency, price, rate, level, quality, stars,
        is_sharpened, created_at, ends_at)
      SELECT player_id, 'gear', gear_id, id, 1, CASE WHEN id % 5 = 0 THEN 'DIAMONDS' ELSE 'GOLD' END, 1 + (id * 37) % 400,
        10000, level.level, quality, CASE WHEN id % 51 = 0 THEN 2 ELSE 0 END, id % 41 = 0, ${now()},
        ${now()}::timestamptz + (1 + id % 70) * interval '1 hour'
      FROM gear JOIN unnest(${Array.from({ length: 240 }, (_, n) => gearById(n + 1)?.level ?? 1)}::int[])
        WITH ORDINALITY AS level (level, model) ON level.model = gear.gear_id
      WHERE player_id = ${seller.player.id}`
  })
}

beforeAll(async () => {
  game = await openGame()
  reader = await trader(game)
  await seed(await trader(game))
})
afterAll(() => game.close())

type Lot = Result<'listMarketLots'>['items'][number]

/** All pages in order. */
async function readAll(query: Record<string, string>, limit = 50): Promise<Lot[]> {
  const lots: Lot[] = []
  let cursor: string | null = null
  for (let page = 0; page < 200; page += 1) {
    const asked: Record<string, string> = { ...query, limit: String(limit), ...(cursor ? { cursor } : {}) }
    const { status, text, body } = await reader.call('listMarketLots', {
      params: { marketKey: 'gear' },
      query: asked,
    })
    if (status !== 200) throw new Error(text)
    lots.push(...body.items)
    cursor = body.nextCursor
    if (cursor === null) return lots
  }
  throw new Error('The list does not end')
}

function levelOf(lot: Lot) {
  return gearById(lot.gear?.gearId ?? 0)?.level ?? 0
}
const keyOf: Record<string, (lot: Lot) => number> = {
  price: ({ price }) => price,
  level: levelOf,
  quality: ({ gear }) => gear?.quality ?? 0,
  endsAt: ({ endsAt }) => Date.parse(endsAt),
}

/** Filters with the condition they stand for, alone and combined. */
const filters: readonly [Record<string, string>, (lot: Lot) => boolean][] = [
  [{}, () => true],
  [{ gearClass: 'rangedWeapon' }, ({ gear }) => gear?.gearClass === 'rangedWeapon'],
  [{ group: 'cavalry' }, ({ gear }) => ['spear', 'horse', 'shield'].includes(gear?.gearClass ?? '')],
  [{ search: 'ЛУК' }, ({ gear }) => (gear?.name ?? '').toLowerCase().includes('лук')],
  [{ itemId: '17' }, ({ gear }) => gear?.gearId === 17],
  [{ levelMin: '5', levelMax: '9' }, (lot) => levelOf(lot) >= 5 && levelOf(lot) <= 9],
  [{ levelMax: '40' }, (lot) => levelOf(lot) <= 40],
  [{ qualityMin: '95' }, ({ gear }) => (gear?.quality ?? 0) >= 95],
  [{ isSharpened: 'true' }, ({ lotId }) => sharpened.has(lotId)],
  [{ enhanceLevelMin: '1' }, ({ lotId }) => starred.has(lotId)],
  [{ priceMin: '100', priceMax: '120' }, ({ price }) => price >= 100 && price <= 120],
  [
    { gearClass: 'boots', qualityMin: '50', priceMax: '200' },
    ({ gear, price }) => gear?.gearClass === 'boots' && gear.quality >= 50 && price <= 200,
  ],
]
const [sharpened, starred] = [new Set<number>(), new Set<number>()]

describe('searching', () => {
  beforeAll(async () => {
    const marked = await sql<{
      id: number
      isSharpened: boolean
      stars: number
    }>`SELECT id, is_sharpened, stars FROM market_lot`
    for (const { id, isSharpened, stars } of marked) {
      if (isSharpened) sharpened.add(id)
      if (stars > 0) starred.add(id)
    }
  })

  it.each(filters)(
    'finds exactly the lots for %j, in every order, on pages without gaps',
    async (query, fits) => {
      const all = await readAll({}, 100)
      const wanted = all.filter(fits).map(({ lotId }) => lotId)
      expect(wanted.length).toBeGreaterThan(0)
      for (const sort of Object.keys(keyOf)) {
        for (const direction of ['ASC', 'DESC'] as const) {
          const found = await readAll({ ...query, sort, direction }, 17)
          expect([sort, direction, found.map(({ lotId }) => lotId).sort((a, b) => a - b)]).toEqual([
            sort,
            direction,
            [...wanted].sort((a, b) => a - b),
          ])
          const keys = found.map((lot) => keyOf[sort]?.(lot) ?? 0)
          expect(keys).toEqual([...keys].sort((a, b) => (direction === 'ASC' ? a - b : b - a)))
        }
      }
    },
    60_000,
  )

  it('shows the other currency on request, and nothing if nothing is offered', async () => {
    const diamonds = await readAll({ currency: 'DIAMONDS' })
    expect(diamonds.length + (await readAll({})).length).toBe(LOTS)
    expect(await readAll({ search: 'такого нет' })).toEqual([])
  })

  it.each([
    ['resource', { sort: 'quality' }],
    ['resource', { gearClass: 'boots' }],
    ['gear', { sort: 'unitPrice' }],
    ['gear', { cursor: 'MTIz' }],
    ['nothing', {}],
  ])('answers 400 for parameters that the list of %s does not have: %j', async (marketKey, query) => {
    expect((await reader.call('listMarketLots', { params: { marketKey }, query })).status).toBe(400)
  })
})
