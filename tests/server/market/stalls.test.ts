import { afterEach, expect, it } from 'vitest'
import { purgeClosedLots } from '#server/domains/market/close-lots.ts'
import { prepareWorld } from '#server/domains/player/world.ts'
import { timerHandlers } from '#server/domains/timers.ts'
import { sql } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform | undefined
afterEach(async () => {
  await test?.close()
  test = undefined
})

function openLots() {
  return sql<{ kind: string; lots: number; cheapest: number; dearest: number }>`
    SELECT kind, count(*)::int AS lots, min(rate) AS cheapest, max(rate) AS dearest FROM market_lot
    WHERE status = 'OPEN' GROUP BY kind ORDER BY kind`
}

async function open(): Promise<TestPlatform> {
  // Neighbours stand still, so that only the market changes what there is.
  test = await openTestPlatform({ config: { worldNeighbours: 120, worldLiveliness: 0 }, timerHandlers })
  await prepareWorld()
  return test
}

it('is filled on the first day, on each list, at fair prices', async () => {
  await open()
  const lists = await openLots()
  expect(lists.map(({ kind }) => kind)).toEqual(['consumable', 'gear', 'resource'])
  for (const { lots, cheapest, dearest } of lists) {
    expect(lots).toBeGreaterThanOrEqual(4)
    expect(cheapest).toBeGreaterThanOrEqual(5_000)
    expect(dearest).toBeLessThanOrEqual(30_000)
  }
})

it('asks at most what the shop asks for gear and wine, in gold and in diamonds', async () => {
  await open()
  const sold = await sql<{ currency: string; dearest: number }>`
    SELECT currency, max(rate) AS dearest FROM market_lot WHERE kind <> 'resource' GROUP BY currency`
  expect(sold.map(({ currency }) => currency)).toContain('GOLD')
  for (const { dearest } of sold) expect(dearest).toBeLessThanOrEqual(10_000)
})

it('is filled again, and unsold goods disappear', async () => {
  const { clock, platform } = await open()
  const before = await openLots()
  const countGear = async () =>
    (await sql<{ count: number }>`SELECT count(*)::int AS count FROM gear`)[0]?.count
  const owned = await countGear()
  for (let hours = 0; hours < 96; hours += 6) {
    clock.advance(6 * 3600)
    while (await runOneTimer(platform));
  }
  const after = await openLots()
  expect(after.map(({ kind, lots }) => [kind, lots])).toEqual(before.map(({ kind, lots }) => [kind, lots]))
  expect(await countGear()).toBe(owned)
  expect(
    await sql`SELECT id FROM market_lot WHERE status = 'OPEN' AND created_at < ${clock.now()}::timestamptz - interval '73 hours'`,
  ).toEqual([])
  expect(await sql`SELECT id FROM notification`).toEqual([])
})

it('starts once in a world that is older than the market', async () => {
  const { clock, platform } = await open()
  const full = await openLots()
  const runDue = async () => {
    while (await runOneTimer(platform));
  }
  await sql`DELETE FROM timer WHERE kind = 'marketStalls'`
  clock.advance(73 * 3600)
  await runDue()
  expect(await openLots()).toEqual([])
  expect(await Promise.all([prepareWorld(), prepareWorld()])).toEqual([0, 0])
  await runDue()
  const lots = async () => (await openLots()).map(({ kind, lots }) => [kind, lots])
  expect(await lots()).toEqual(full.map(({ kind, lots }) => [kind, lots]))
  await prepareWorld()
  await runDue()
  expect(await lots()).toEqual(full.map(({ kind, lots }) => [kind, lots]))
})

it('forgets closed lots after thirty days', async () => {
  const { clock, platform } = await open()
  const closedBefore = async (days: number): Promise<number> => {
    const [row] = await sql<{ lots: number }>`
      SELECT count(*)::int AS lots FROM market_lot
      WHERE status <> 'OPEN' AND closed_at < ${clock.now()}::timestamptz - ${days} * interval '1 day'`
    return row?.lots ?? 0
  }
  const pass = async (days: number) => {
    clock.advance(days * 86_400)
    while (await runOneTimer(platform));
  }
  await pass(4)
  await pass(28)
  await pass(4)
  const [old, all] = [await closedBefore(30), await closedBefore(0)]
  expect(old).toBeGreaterThan(0)
  expect(await purgeClosedLots(clock.now(), 5000)).toBe(old)
  expect([await closedBefore(30), await closedBefore(0)]).toEqual([0, all - old])
  expect(await openLots()).toHaveLength(3)
})
