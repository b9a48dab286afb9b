import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TopListSort, TopPlayer } from '#generated/types.ts'
import { createRandom } from '#rules/core/random.ts'
import { earn, savePlayer, spend } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { saveRaidCastle } from '#server/game/raids/raid-castle.ts'
import { countStandings } from '#server/game/standings/count-standings.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'

const OPEN = ['topListOpenBanner']
const SORTS = ['LEVEL', 'WIN', 'LOSE', 'DRAW', 'TOTAL_GOLD'] as const
const DIRECTIONS = ['DESC', 'ASC'] as const

let game: Game
let lord: Lord
/** The other castles. */
const others: number[] = []
beforeAll(async () => {
  game = await openGame()
  lord = await game.lord({ level: 5, missionsWon: 7, gold: 500 }, OPEN)
  const random = createRandom('top list')
  await withPlatform(game.platform, async () => {
    for (let count = 0; count < 60; count += 1) {
      const player = await buildPlayer({
        level: random.int(1, 12),
        missionsWon: random.int(0, 90),
        missionsLost: random.int(0, 4),
        // Far apart and close together, at the edges of prefixes.
        gold: random.pick([0, 63, 64, 65, 4096, random.int(0, 9000), 8_999_999_999_999_999]),
      })
      others.push(player.id)
    }
  })
  await count()
})
afterAll(() => game.close())

function count() {
  return withPlatform(game.platform, async () => {
    while (await inTransaction(countStandings));
  })
}

type Order = { sort: TopListSort; direction: 'ASC' | 'DESC' }

function valueIn(sort: TopListSort, { player, wins, losses, draws, totalGold }: TopPlayer): number {
  return { LEVEL: player.level, WIN: wins, LOSE: losses, DRAW: draws, TOTAL_GOLD: totalGold }[sort]
}

async function page(order: Order, limit: number, cursor?: string | null) {
  const { status, body } = await lord.call('listTopPlayers', {
    query: { ...order, limit: String(limit), ...(cursor && { cursor }) },
  })
  expect(status).toBe(200)
  return body
}

async function wholeList(order: Order, limit: number): Promise<TopPlayer[]> {
  const items: TopPlayer[] = []
  let cursor: string | null = null
  do {
    const read = await page(order, limit, cursor)
    items.push(...read.items)
    cursor = read.nextCursor
  } while (cursor !== null)
  return items
}

async function ownPlace(order: Order) {
  return (await lord.call('getOwnPlace', { query: order })).body
}

describe.each(SORTS.flatMap((sort) => DIRECTIONS.map((direction) => ({ sort, direction }))))(
  'the list by $sort $direction',
  (order) => {
    it('has every castle once, best first, whatever the size of its pages', async () => {
      const whole = await wholeList(order, 100)
      expect(whole.map(({ player }) => player.playerId).sort()).toEqual([...others, lord.player.id].sort())
      const values = whole.map((item) => valueIn(order.sort, item))
      const sorted = [...values].sort((a, b) => (order.direction === 'DESC' ? b - a : a - b))
      expect(values).toEqual(sorted)
      expect(await wholeList(order, 7)).toEqual(whole)
      expect(await wholeList(order, 1)).toEqual(whole)
    })

    it('gives equal values one place, and the next value the place after all of them', async () => {
      const whole = await wholeList(order, 9)
      const values = whole.map((item) => valueIn(order.sort, item))
      expect(whole.map(({ place }) => place)).toEqual(values.map((value) => values.indexOf(value) + 1))
    })

    it('leads back the way it came', async () => {
      const first = await page(order, 10)
      const second = await page(order, 10, first.nextCursor)
      const back = await page(order, 10, second.previousCursor)
      expect(back.items).toEqual(first.items)
      expect(first.previousCursor).toBeNull()
      expect(back.previousCursor).toBeNull()
      expect((await page(order, 10, back.nextCursor)).items).toEqual(second.items)
    })

    it('knows the own place, and jumps there', async () => {
      const whole = await wholeList(order, 100)
      const own = whole.find(({ player }) => player.playerId === lord.player.id)
      const { item, players, cursor } = await ownPlace(order)
      expect(item).toEqual(own)
      expect(players).toBe(whole.length)
      const near = await page(order, 11, cursor)
      const at = near.items.findIndex(({ player }) => player.playerId === lord.player.id)
      expect(at).toBe(cursor === null ? (own ? whole.indexOf(own) : -1) : 5)
    })
  },
)

describe('the own place', () => {
  it('is right at once after a change, before the list is counted again', async () => {
    const order: Order = { sort: 'WIN', direction: 'DESC' }
    await withPlatform(game.platform, () =>
      inTransaction(async () => {
        const player = await lockPlayer(lord.player.id)
        savePlayer(player, { missionsWon: player.missionsWon + 1 })
        saveRaidCastle(player.id, { raidsWon: 1, defencesWon: 1 })
      }),
    )
    const before = await wholeList(order, 100)
    const { item } = await ownPlace(order)
    expect(item.wins).toBe(10)
    expect(item.place).toBe(before.filter(({ wins }) => wins > 10).length + 1)
    const upwards = await ownPlace({ ...order, direction: 'ASC' })
    const lower = before.filter(({ wins, player }) => wins < 10 && player.playerId !== lord.player.id)
    expect(upwards.item.place).toBe(lower.length + 1)
    await count()
    expect((await ownPlace(order)).item).toEqual(item)
    const counted = (await wholeList(order, 100)).find(({ player }) => player.playerId === lord.player.id)
    expect(counted).toEqual(item)
  })

  it('is there for a castle that was never counted', async () => {
    const late = await game.lord({ level: 13 }, OPEN)
    const { body } = await late.call('getOwnPlace', { query: { sort: 'LEVEL' } })
    expect(body).toMatchObject({ item: { place: 1, player: { level: 13 } }, players: others.length + 2 })
    await count()
    expect((await late.call('getOwnPlace', { query: { sort: 'LEVEL' } })).body).toEqual(body)
  })
})

describe('the gold of a castle', () => {
  it('counts what came in, not what is left', async () => {
    const saver = await game.lord({ gold: 1000 }, OPEN)
    await withPlatform(game.platform, () =>
      inTransaction(async () => {
        const player = await lockPlayer(saver.player.id)
        earn(player, { gold: 200, diamonds: 5 }, 'TAXES')
        spend(player, { gold: 900 }, 'ARMY')
      }),
    )
    const { body } = await saver.call('getOwnPlace', { query: { sort: 'TOTAL_GOLD' } })
    expect(body.item.totalGold).toBe(1200)
    const rows = await withPlatform(
      game.platform,
      () => sql<{ booked: number; total: number }>`
        SELECT coalesce(sum(amount) FILTER (WHERE currency = 'GOLD' AND amount > 0), 0)::bigint AS booked,
          total_gold AS total FROM player LEFT JOIN money_entry ON player_id = player.id GROUP BY player.id`,
    )
    expect(rows.filter(({ booked, total }) => booked !== total)).toEqual([])
  })
})

describe('a search by name', () => {
  it('finds names by how they begin, with their places, ten at most', async () => {
    const whole = await wholeList({ sort: 'WIN', direction: 'DESC' }, 100)
    const { body } = await lord.call('listPlayersByName', { query: { name: 'pLAYER', sort: 'WIN' } })
    const names = body.items.map(({ player }) => player.name)
    expect(names).toHaveLength(10)
    expect(names.every((name) => name.startsWith('Player '))).toBe(true)
    for (const found of body.items)
      expect(found).toMatchObject({
        place: whole.find(({ player }) => player.playerId === found.player.playerId)?.place,
      })
    expect((await lord.call('listPlayersByName', { query: { name: 'Кощей' } })).body.items).toEqual([])
  })

  it.each(['', '%', "'; --", '<b>', 'a'.repeat(13)])('refuses %s', async (name) => {
    expect((await lord.call('listPlayersByName', { query: { name } })).status).toBe(400)
  })
})

it('refuses a cursor that is none', async () => {
  const { status } = await lord.call('listTopPlayers', { query: { cursor: 'MTIz' } })
  expect(status).toBe(400)
})

it('keeps the counts in step with the castles, without empty rows', async () => {
  const rows = await withPlatform(
    game.platform,
    () => sql<{ depth: number; players: number; least: number }>`
      SELECT depth, sum(players)::int AS players, min(players) AS least FROM standing_count
      WHERE sort = 'TOTAL_GOLD' GROUP BY depth`,
  )
  const [{ castles = 0 } = {}] = await withPlatform(
    game.platform,
    () => sql<{ castles: number }>`SELECT count(*)::int AS castles FROM standing`,
  )
  expect(rows).toHaveLength(9)
  expect(rows.map(({ players }) => players)).toEqual(rows.map(() => castles))
  expect(rows.every(({ least }) => least > 0)).toBe(true)
})
