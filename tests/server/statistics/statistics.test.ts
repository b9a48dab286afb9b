import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminStatistics } from '#generated/types.ts'
import { gameDayOf } from '#server/game/energy/game-day.ts'
import { earn, spend } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { countStandings } from '#server/game/standings/count-standings.ts'
import { countDays } from '#server/game/statistics/count-days.ts'
import { countFailures } from '#server/game/statistics/count-failures.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { now } from '#server/platform/clock.ts'
import { createSession } from '#server/platform/sessions/sessions.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, openGame } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const DAY_SECONDS = 86_400

let game: Game
let second: TestServer
let keeper: Lord
beforeAll(async () => {
  game = await openGame()
  second = await startTestServer({ databaseUrl: game.platform.config.databaseUrl, clock: game.clock })
  keeper = await game.lord({ roles: ['PLAYER', 'USER_ADMIN'] })
  await giveSecondFactor(keeper.player.id)
})
afterAll(async () => {
  await second?.close()
  await game?.close()
})

function on<T>(work: () => T): T {
  return withPlatform(game.platform, work)
}

/** One look of the timer, on one of the two processes. */
function look(server: 'first' | 'second' = 'first'): Promise<boolean> {
  const run = () => inTransaction(() => countDays(now()))
  return server === 'first' ? on(run) : second.on(run)
}

async function isAllCounted(): Promise<boolean> {
  const { isCounted } = await on(
    () => sqlOne<{ isCounted: boolean }>`
      SELECT bool_and(counted_id >= CASE source
        WHEN 'money_entry' THEN (SELECT coalesce(max(id), 0) FROM money_entry)
        WHEN 'fight' THEN (SELECT coalesce(max(id), 0) FROM fight)
        ELSE (SELECT coalesce(max(id), 0) FROM player) END) AS is_counted
      FROM statistics_mark WHERE source IN ('money_entry', 'fight', 'player')`,
  )
  return isCounted
}

/** Counts everything that is committed by now. Transactions of other test files delay it: they run on the same database server. */
async function countAll(): Promise<void> {
  do {
    for (const server of ['first', 'second', 'first'] as const) while (await look(server));
  } while (!(await isAllCounted()))
}

async function read(days: '1' | '7' | '30' | '90' = '7'): Promise<AdminStatistics> {
  const { status, body } = await keeper.call('getStatistics', { query: { days } })
  expect(status).toBe(200)
  return body
}

function last(numbers: readonly number[]): number | undefined {
  return numbers.at(-1)
}

/** Goes on a mission and waits for its end. */
async function fightMission(lord: Lord): Promise<void> {
  const body = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }
  expect((await lord.call('startMission', { body })).status).toBe(200)
  game.clock.advance(3_600)
  await lord.gameData('missions')
}

/** Three lords play for three days: missions, purchases, a sale on the market. */
async function playDays(): Promise<Lord[]> {
  const lords: Lord[] = []
  for (let day = 0; day < 3; day += 1) {
    lords.push(await game.lord({ gold: 5_000, diamonds: 50, archers: 60, swordsmen: 60 }, ALL_PAGES_OPEN))
    for (const lord of lords) {
      await fightMission(lord)
      await lord.call('buyUnits', { body: { group: 'archers', amount: 2 } })
      await lord.call('restoreEnergy')
    }
    await countAll()
    game.clock.advance(DAY_SECONDS)
  }
  return lords
}

describe('the statistics', () => {
  it('are empty days before anything is counted', async () => {
    const { days, money, active, levels } = await read('30')
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toBe(gameDayOf(game.clock.now()))
    expect([money, levels]).toEqual([[], []])
    expect(new Set(active)).toEqual(new Set([0]))
  })

  it('equal the direct sums over a played world', async () => {
    const lords = await playDays()
    await countAll()
    const statistics = await read('7')
    const { days } = statistics
    const direct = await on(
      () => sql<{ currency: string; source: string; day: string; earned: number; spent: number }>`
        SELECT currency, source, (created_at AT TIME ZONE 'Europe/Moscow')::date AS day,
          coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS earned,
          coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS spent
        FROM money_entry WHERE currency <> 'GLORY' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    )
    const counted = statistics.money.flatMap(({ currency, source, earned, spent }) =>
      days.flatMap((day, index) => {
        const row = { currency, source, day, earned: earned[index] ?? 0, spent: spent[index] ?? 0 }
        return row.earned + row.spent > 0 ? [row] : []
      }),
    )
    const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()
    expect(direct.length).toBeGreaterThan(5)
    expect(inOrder(counted)).toEqual(inOrder(direct))

    const fights = await on(
      () => sql<{ day: string; result: string; fights: number }>`
        SELECT (created_at AT TIME ZONE 'Europe/Moscow')::date AS day, result, count(*) AS fights
        FROM fight WHERE type = 'MISSION' GROUP BY 1, 2`,
    )
    const missions = statistics.fights.find(({ type }) => type === 'MISSION')
    const of = { WIN: missions?.won, LOSE: missions?.lost, DRAW: missions?.drawn }
    const fightRows = Object.entries(of).flatMap(([result, numbers = []]) =>
      days.flatMap((day, index) => (numbers[index] ? [{ day, result, fights: numbers[index] }] : [])),
    )
    expect(fights.length).toBeGreaterThan(0)
    expect(inOrder(fightRows)).toEqual(inOrder(fights))

    // One lord more each day, and the administrator on the first.
    expect(statistics.founded.filter((count) => count > 0)).toEqual([2, 1, 1])
    expect(lords).toHaveLength(3)
  })

  it('count nothing twice on two processes, and nothing again', async () => {
    await countAll()
    const before = await read()
    const sleeper = await game.lord({ gold: 10 })
    await on(() => inTransaction(async () => earn(await lockPlayer(sleeper.player.id), { gold: 7 }, 'ADMIN')))
    for (let time = 0; time < 3; time += 1)
      await Promise.all([look('first'), look('second'), look('first'), look('second')])
    await countAll()
    const gained = ({ money }: AdminStatistics) =>
      last(money.find(({ source, currency }) => source === 'ADMIN' && currency === 'GOLD')?.earned ?? []) ?? 0
    expect(gained(await read()) - gained(before)).toBe(7)
  })

  it('wait for a transaction that has drawn an earlier id and is still open', async () => {
    const slow = await game.lord({ gold: 100 })
    const fast = await game.lord({ gold: 100 })
    await countAll()
    const spentOn = ({ money }: AdminStatistics) =>
      last(money.find(({ source, currency }) => source === 'GRIND' && currency === 'GOLD')?.spent ?? []) ?? 0
    const before = spentOn(await read())
    await on(() =>
      inTransaction(async () => {
        spend(await lockPlayer(slow.player.id), { gold: 30 }, 'GRIND')
        await sql`SELECT 1`
        await second.on(() =>
          inTransaction(async () => spend(await lockPlayer(fast.player.id), { gold: 4 }, 'GRIND')),
        )
        for (let time = 0; time < 4; time += 1) await second.on(() => inTransaction(() => countDays(now())))
      }),
    )
    await countAll()
    expect(spentOn(await read()) - before).toBe(34)
  })

  it('tell who plays, who is new and who has returned', async () => {
    const device = { address: '127.0.0.1', userAgent: undefined, device: 'Проверка' }
    const lord = await game.lord()
    const seen = async () => {
      await on(() => createSession(lord.player.id, device))
      await on(() => sql`UPDATE player SET last_seen_at = ${now()} WHERE id = ${lord.player.id}`)
      await countAll()
      const { active, returned } = await read('1')
      const days = await on(
        () => sql<{ playerId: number; daysAway: number | null }>`
          SELECT player_id, days_away FROM player_day WHERE day = ${gameDayOf(now())}::date`,
      )
      // The administrator, who reads this, may have come after the count.
      const others = days.filter(({ playerId }) => playerId !== keeper.player.id).length
      expect([others, others + 1]).toContain(last(active))
      const own = days.filter(({ playerId }) => playerId === lord.player.id)
      return { own: own.map(({ daysAway }) => daysAway), returned: last(returned) ?? 0 }
    }
    game.clock.advance(DAY_SECONDS)
    expect(await seen()).toEqual({ own: [null], returned: 0 })
    expect(await seen()).toEqual({ own: [null], returned: 0 })
    game.clock.advance(8 * DAY_SECONDS)
    const { own, returned } = await seen()
    expect(own).toEqual([8])
    expect(returned).toBeGreaterThan(0)
    expect((await seen()).own).toEqual([8])
  })

  it('know the levels, the failures of the day, and how the server is', async () => {
    await on(async () => {
      while (await inTransaction(countStandings));
    })
    const failures = countFailures(game.platform)
    failures.answered(500)
    failures.answered(200)
    failures.answered(503)
    failures.refused()
    await failures.stop()
    const statistics = await read('1')
    expect([statistics.failed, statistics.refused]).toEqual([[1], [1]])
    const direct = await on(
      () =>
        sql<{
          level: number
          castles: number
        }>`SELECT level, count(*) AS castles FROM standing GROUP BY level ORDER BY level`,
    )
    expect(statistics.levels).toEqual(direct)
    expect(statistics.now.lettersWaiting).toBe(0)
    const caller = await game.lord()
    await caller.gameData('army')
    expect((await read('1')).now.online).toBe(statistics.now.online + 1)
  })

  it('refuse other ranges', async () => {
    expect((await keeper.call('getStatistics', { query: { days: '365' } })).status).toBe(400)
  })
})
