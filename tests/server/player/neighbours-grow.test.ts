import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { prepareWorld } from '#server/domains/player/world.ts'
import { timerHandlers } from '#server/domains/timers.ts'
import type { Config } from '#server/platform/config.ts'
import { part, sql, sqlOne } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

const DAY_SECONDS = 86_400
const NEIGHBOURS = 24

let test: TestPlatform

async function openWorld(config: Partial<Config> = {}) {
  test = await openTestPlatform({ config: { worldNeighbours: NEIGHBOURS, ...config }, timerHandlers })
  await prepareWorld()
}
beforeEach(() => openWorld())
afterEach(() => test.close())

/** One look for neighbours that are due. */
function look() {
  return runOneTimer(test.platform, undefined, part`kind = 'neighboursGrow'`)
}

/** Lets time pass, then looks until nobody is due any more. */
async function live(seconds: number) {
  test.clock.advance(seconds)
  for (let looks = 0; looks < 100 && (await look()); looks += 1) test.clock.advance(1)
}

type Castle = Record<string, number>

function castles() {
  return sql<Castle>`
    SELECT id, level, experience, gold, archers, swordsmen, squires, cavalry, forge, storage, walls, stakes,
      missions_won, total_gold, (SELECT coalesce(sum(value::int), 0)::int FROM jsonb_each_text(skills)) AS learned,
      (SELECT count(*)::int FROM gear WHERE gear.player_id = player.id AND equipped_slot IS NOT NULL) AS worn
    FROM player ORDER BY id`
}

function sumOf(all: readonly Castle[], name: string): number {
  return all.reduce((sum, castle) => sum + (castle[name] ?? 0), 0)
}

/** All but the purse, which may also become smaller. */
function strengthsOf({ gold: _gold, ...strengths }: Castle) {
  return Object.entries(strengths).map(([name, value]) => ({ name, value }))
}

function placesOnPaths() {
  return sql<{ ageHours: number; path: string }>`SELECT age_hours, path FROM neighbour ORDER BY player_id`
}

describe('neighbours', () => {
  it('grow day by day in every respect, and none gets weaker', async () => {
    const before = await castles()
    await live(2 * DAY_SECONDS)
    const soon = await castles()
    await live(20 * DAY_SECONDS)
    const late = await castles()
    for (const [earlier, later] of [
      [before, soon],
      [soon, late],
    ] as const)
      for (const [index, castle] of later.entries())
        for (const { name, value } of strengthsOf(castle))
          expect(value, `${name} of ${castle.id}`).toBeGreaterThanOrEqual(earlier[index]?.[name] ?? 0)
    for (const name of ['level', 'experience', 'archers', 'storage', 'learned', 'gold', 'missionsWon'])
      expect(sumOf(late, name), name).toBeGreaterThan(sumOf(soon, name))
    expect(sumOf(soon, 'experience')).toBeGreaterThan(sumOf(before, 'experience'))
    expect(await dataFaults()).toEqual([])
  })

  it('are settled a few at a time, each once', async () => {
    test.clock.advance(3 * DAY_SECONDS)
    await look()
    const grown = async () =>
      (
        await sqlOne<{ grown: number }>`
        SELECT count(*)::int AS grown FROM neighbour WHERE grown_at = ${test.clock.now()}`
      ).grown
    expect(await grown()).toBe(10)
    expect(await look()).toBe(false)
    test.clock.advance(1)
    expect(await Promise.all([look(), look(), look()])).toContain(true)
    expect(await grown()).toBe(10)
    test.clock.advance(1)
    await look()
    expect(await grown()).toBe(NEIGHBOURS - 20)
    const settled = await castles()
    test.clock.advance(60)
    await look()
    expect(await castles()).toEqual(settled)
  })

  it('catch up in one step after the server was away', async () => {
    await live(10 * DAY_SECONDS)
    const ages = await placesOnPaths()
    const first = await castles()
    await live(30 * DAY_SECONDS)
    for (const [index, { path, ageHours }] of (await placesOnPaths()).entries()) {
      expect(path).toBe(ages[index]?.path)
      expect(ageHours - (ages[index]?.ageHours ?? 0)).toBeGreaterThanOrEqual(28 * 24)
    }
    expect(sumOf(await castles(), 'level')).toBeGreaterThan(sumOf(first, 'level'))
  })

  it('do not get their gold back at once, and it is booked', async () => {
    await live(DAY_SECONDS + 3_600)
    const [{ id = 0 } = {}] = await sql<{
      id: number
    }>`SELECT id FROM player WHERE gold > 5000 ORDER BY id LIMIT 1`
    await sql`
      INSERT INTO money_entry (player_id, currency, amount, balance_after, source, created_at)
      SELECT id, 'GOLD', -gold, 0, 'FORAY', ${test.clock.now()} FROM player WHERE id = ${id}`
    const { gold: had } = await sqlOne<{ gold: number }>`
      UPDATE player SET gold = 0 WHERE id = ${id} RETURNING (SELECT gold FROM player WHERE id = ${id}) AS gold`
    await live(DAY_SECONDS + 3_600)
    const { gold } = await sqlOne<{ gold: number }>`SELECT gold FROM player WHERE id = ${id}`
    expect(gold).toBeGreaterThan(0)
    expect(gold).toBeLessThan(had / 2)
    expect(await dataFaults()).toEqual([])
  })

  it('move in the top lists', async () => {
    await sql`DELETE FROM standing_change`
    await live(5 * DAY_SECONDS)
    const { changed } = await sqlOne<{ changed: number }>`
      SELECT count(DISTINCT player_id)::int AS changed FROM standing_change`
    expect(changed).toBe(NEIGHBOURS)
  })
})

describe('the liveliness of neighbours', () => {
  it('is a setting: 0 lets them stand still, and they do not catch up later', async () => {
    await test.close()
    await openWorld({ worldLiveliness: 0 })
    const before = await castles()
    await live(10 * DAY_SECONDS)
    expect(await castles()).toEqual(before)
    expect(
      await sqlOne`SELECT count(*)::int AS due FROM neighbour WHERE due_at <= ${test.clock.now()}`,
    ).toEqual({
      due: 0,
    })
  })

  it('makes them age faster', async () => {
    const ages = async () => {
      await live(2 * DAY_SECONDS)
      const before = await sql<Castle>`SELECT age_hours FROM neighbour`
      await live(10 * DAY_SECONDS)
      return sumOf(await sql<Castle>`SELECT age_hours FROM neighbour`, 'ageHours') - sumOf(before, 'ageHours')
    }
    const usual = await ages()
    await test.close()
    await openWorld({ worldLiveliness: 200 })
    expect((await ages()) / usual).toBeCloseTo(2, 0)
  })
})
