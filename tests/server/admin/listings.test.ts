import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPlayersForAdmin, type PlayerFilter, type PlayerOrder } from '#server/domains/admin/queries.ts'
import { forgetPerson } from '#server/domains/settings/deletion/forget-person.ts'
import { markDeleted } from '#server/game/listings/mark-deleted.ts'
import { refreshListings } from '#server/game/listings/refresh-listings.ts'
import { earn, spend } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { now } from '#server/platform/clock.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'

let game: Game
let lord: Lord
beforeAll(async () => {
  game = await openGame()
  lord = await game.lord({ gold: 3000 }, ['armyOpenBanner'])
  await on(async () => {
    for (const gold of [100, 0, 7000, 100, 2500]) await buildPlayer({ gold })
  })
})
afterAll(() => game.close())

function on<T>(work: () => Promise<T>): Promise<T> {
  return withPlatform(game.platform, work)
}

async function isBehind(): Promise<boolean> {
  const { left } = await sqlOne<{ left: number }>`
    SELECT (SELECT count(*) FROM listing_change)
      + (SELECT coalesce(max(id), 0) FROM money_entry) - (SELECT counted_id FROM statistics_mark WHERE source = 'money_entry_listed')
      + (SELECT coalesce(max(id), 0) FROM player) - (SELECT counted_id FROM statistics_mark WHERE source = 'player_listed') AS left`
  return left > 0
}

/** Transactions of other test files delay it: they run on the same database server. */
async function refreshAll(): Promise<void> {
  do await inTransaction(refreshListings)
  while (await isBehind())
}

/** A page is sorted again by what it shows, so only short pages tell whether the right castles are on them. */
async function readPages(kind: PlayerFilter['kind'], order: PlayerOrder): Promise<number[]> {
  const ids: number[] = []
  for (let offset = 0; ; offset += 2) {
    const { rows } = await findPlayersForAdmin({ kind }, order, { offset, limit: 2 })
    if (rows.length === 0) return ids
    ids.push(...rows.map(({ id }) => id))
  }
}

/** The list is what a sort of all castles gives at this moment. */
async function expectExact(): Promise<void> {
  for (const column of ['gold', 'lastSeenAt'] as const)
    for (const direction of ['ASC', 'DESC'] as const)
      for (const kind of [undefined, 'HUMAN', 'DELETED'] as const) {
        const ids = await readPages(kind, { column, direction })
        const all = await sql<{ id: number; gold: number; lastSeenAt: Date | null }>`
          SELECT id, gold, last_seen_at FROM player WHERE kind = ${kind ?? null} OR ${kind === undefined}`
        const sortValue = (row: (typeof all)[number]) =>
          column === 'gold' ? row.gold : (row.lastSeenAt?.getTime() ?? Number.NEGATIVE_INFINITY)
        const sorted = all.toSorted((left, right) => {
          const [a, b] = [sortValue(left), sortValue(right)]
          return a === b ? left.id - right.id : a < b ? -1 : 1
        })
        const expected = direction === 'ASC' ? sorted : sorted.toReversed()
        expect(ids, `${column} ${direction} ${kind}`).toEqual(expected.map(({ id }) => id))
      }
}

it('the lists by gold and by visits are exact before a refresh, after it, and between two', async () => {
  await on(async () => {
    await expectExact()
    await refreshAll()
    expect(await sqlOne`SELECT count(*) FROM player_listing`).toEqual(
      await sqlOne`SELECT count(*) FROM player`,
    )
    await expectExact()

    const rich = await buildPlayer({ gold: 50_000 })
    await inTransaction(async () => spend(await lockPlayer(rich.id), { gold: 48_000 }, 'ARMY'))
    await inTransaction(async () => earn(await lockPlayer(lord.player.id), { gold: 9 }, 'ADMIN'))
    await expectExact()
    await refreshAll()
    await inTransaction(async () => earn(await lockPlayer(rich.id), { gold: 90_000 }, 'ADMIN'))
    await expectExact()
  })
})

it('a visit, a command and a deletion move a castle at once', async () => {
  await on(refreshAll)
  const visit = () =>
    on(() => sqlOne<{ at: Date }>`SELECT last_seen_at AS at FROM player WHERE id = ${lord.player.id}`)
  const before = await visit()
  game.clock.advance(3600)
  await lord.gameData('army')
  await expect.poll(visit).not.toEqual(before)
  await on(expectExact)
  const body = { group: 'archers', amount: 1 }
  expect((await lord.call('buyUnits', { body, key: newKey() })).status).toBe(200)
  await on(expectExact)
  await on(refreshAll)
  await on(expectExact)

  const gone = await on(() => buildPlayer({ gold: 400 }))
  await on(refreshAll)
  await on(() => inTransaction(async () => forgetPerson(await lockPlayer(gone.id), now())))
  await on(expectExact)
  await on(refreshAll)
  await on(expectExact)
})

it('a castle that a server without listings deleted leaves the lists with the hourly purge', async () => {
  const gone = await on(() => buildPlayer({ gold: 700 }))
  await on(refreshAll)
  await on(() => sql`UPDATE player SET kind = 'DELETED', last_seen_at = NULL WHERE id = ${gone.id}`)
  expect(await on(() => markDeleted(now(), 10))).toBe(1)
  // Waiting is enough: it is not marked twice.
  expect(await on(() => markDeleted(now(), 10))).toBe(0)
  await on(expectExact)
  await on(refreshAll)
  await on(expectExact)
  expect(await on(() => markDeleted(now(), 10))).toBe(0)
})
