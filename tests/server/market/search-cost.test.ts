import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchOf } from '#server/domains/market/asked-search.ts'
import type { MarketKey } from '#server/domains/market/models.ts'
import { searchLots } from '#server/domains/market/search.ts'
import { lotCursor } from '#server/domains/market/search-cursor.ts'
import { lotsOf } from '#server/domains/market/search-statement.ts'
import type { Query } from '#server/platform/http/handlers/operation-types.ts'
import { createPlatform, type Platform } from '#server/platform/platform.ts'
import { sql } from '#server/platform/sql.ts'
import { seedWorld } from '#tools/bench/keyset/seed-world.ts'
import { silentLog } from '../../support/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'
import { testConfig } from '../../support/test-platform.ts'

type Asked = Query<'listMarketLots'>

let database: TestDatabase
let platform: Platform
beforeAll(async () => {
  database = await createTestDatabase()
  platform = createPlatform(testConfig(), { log: silentLog, databaseUrl: database.url })
  await seedWorld({ name: 'large', players: 3_000, rivals: 0, rows: 30_000, ledger: 30_000 })
  await sql`VACUUM ANALYZE`
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})

/** Cost of a page: blocks of 8 KiB, and rows examined. */
type Cost = {
  readonly blocks: number
  readonly rows: number
}

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly PlanNode[]
}

function rowsIn(node: PlanNode): number {
  const own = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
  const below = (node.Plans ?? []).reduce((sum, part) => sum + rowsIn(part), 0)
  return below + (/Index|Seq|Heap/.test(node['Node Type']) ? own * node['Actual Loops'] : 0)
}

/** Of page `page`, or of the last page before it. */
async function costOf(kind: MarketKey, asked: Asked, page: number): Promise<Cost> {
  let cursor: string | undefined
  for (let walked = 1; walked < page; walked += 1) {
    const { next } = await searchLots(searchOf(kind, { ...asked, cursor }))
    if (!next) break
    cursor = lotCursor(next)
  }
  const [explained] = await sql<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>`
    EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${lotsOf(searchOf(kind, { ...asked, cursor }))}`
  const plan = explained?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error('Nothing was explained')
  return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], rows: Math.round(rowsIn(plan)) }
}

const SORTS = {
  gear: ['price', 'level', 'quality', 'endsAt'],
  consumable: ['price', 'unitPrice', 'level', 'endsAt'],
  resource: ['price', 'unitPrice', 'endsAt'],
} as const

async function costsOf(kind: MarketKey, asked: Asked): Promise<readonly (Cost & { readonly of: string })[]> {
  const costs: (Cost & { of: string })[] = []
  for (const sort of SORTS[kind]) {
    for (const direction of ['ASC', 'DESC'] as const) {
      for (const page of [1, 10]) {
        const cost = await costOf(kind, { ...asked, sort, direction }, page)
        costs.push({ of: `${sort} ${direction}, page ${page}`, ...cost })
      }
    }
  }
  return costs
}

function beyond(costs: readonly Cost[], most: Cost): readonly Cost[] {
  return costs.filter(({ blocks, rows }) => blocks > most.blocks || rows > most.rows)
}

/** A page holds twenty lots and examines their index entries, one more entry, and the lots themselves. */
it.each<[MarketKey, Asked]>([
  ['gear', {}],
  ['gear', { currency: 'DIAMONDS' }],
  ['gear', { isSharpened: false }],
  ['resource', {}],
  ['resource', { itemId: 3 }],
  ['consumable', {}],
])('looks of the list of %s at what it shows of %j and no more', async (kind, asked) => {
  expect(beyond(await costsOf(kind, asked), { rows: 60, blocks: 160 })).toEqual([])
})

it.each<[MarketKey, Asked]>([
  ['gear', { itemId: 17 }],
  ['gear', { gearClass: 'boots' }],
  ['gear', { group: 'cavalry' }],
  ['gear', { search: 'лук' }],
  ['gear', { search: 'а' }],
  ['gear', { levelMax: 30 }],
  ['gear', { levelMin: 10, levelMax: 12 }],
  ['gear', { qualityMin: 95 }],
  ['gear', { qualityMin: 30, qualityMax: 35 }],
  ['gear', { isSharpened: true }],
  ['gear', { enhanceLevelMin: 1 }],
  ['gear', { priceMin: 500, priceMax: 600 }],
  ['gear', { group: 'archers', isSharpened: true, qualityMin: 80, priceMax: 900 }],
  ['resource', { priceMin: 500, priceMax: 600 }],
])('looks of the list of %s at a bounded part for %j', async (kind, asked) => {
  expect(beyond(await costsOf(kind, asked), { rows: 3_000, blocks: 500 })).toEqual([])
})
