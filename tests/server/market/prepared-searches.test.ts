import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '#server/platform/sql.ts'
import { ALL_PAGES_OPEN, type Game, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame({ DATABASE_POOL: '2' })
})
afterAll(() => game.close())

async function preparedCount(): Promise<number> {
  const [row] = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_prepared_statements`
  return row?.count ?? 0
}

it('leaves nothing in the database behind, whatever is searched for', async () => {
  const lord = await game.lord({ level: 20 }, ALL_PAGES_OPEN)
  const search = (index: number) =>
    lord.call('listMarketLots', {
      params: { marketKey: 'gear' },
      query: {
        limit: String(1 + (index % 50)),
        sort: ['price', 'level', 'quality', 'endsAt'][index % 4] ?? 'price',
        direction: index % 3 === 0 ? 'ASC' : 'DESC',
        ...(index % 5 === 0 && { qualityMin: '10' }),
        ...(index % 7 === 0 && { priceMax: '1000' }),
        ...(index % 11 === 0 && { isSharpened: 'true' }),
      },
    })
  await search(0)
  const before = await preparedCount()
  for (let index = 1; index <= 200; index += 1) expect((await search(index)).status).toBe(200)
  expect((await preparedCount()) - before).toBeLessThan(10)
})
