import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareWorld } from '#server/domains/player/world.ts'
import { timerHandlers } from '#server/domains/timers.ts'
import { part, sql } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

const NEIGHBOURS = 24
const DAY_SECONDS = 86_400

let test: TestPlatform

async function openWorld() {
  test = await openTestPlatform({ config: { worldNeighbours: NEIGHBOURS }, timerHandlers })
  await prepareWorld()
}
beforeEach(openWorld)
afterEach(() => test.close())

type Past = Readonly<Record<string, number>>

function pasts(): Promise<Past[]> {
  return sql<Past>`
    SELECT id, level, missions_won, missions_lost, coalesce(raids_won, 0) AS raids_won, coalesce(raids_lost, 0) AS raids_lost,
      coalesce(defences_won, 0) AS defences_won, coalesce(defences_lost, 0) AS defences_lost
    FROM player LEFT JOIN raid_castle ON player_id = id ORDER BY id`
}

function fought(past: Past, kind: string): number {
  return (past[`${kind}Won`] ?? 0) + (past[`${kind}Lost`] ?? 0)
}

it('neighbours of a fresh world have fought missions, raids and defences as their level needs, the same for the same seed', async () => {
  const first = await pasts()
  for (const past of first) {
    const { id, level = 0 } = past
    if (level > 1) expect(fought(past, 'missions'), `missions of ${id}`).toBeGreaterThan(0)
    if (level < 10) expect(fought(past, 'raids') + fought(past, 'defences')).toBe(0)
    if (level < 13) continue
    for (const kind of ['raids', 'defences']) {
      expect(fought(past, kind), `${kind} of ${id}`).toBeGreaterThan(0)
      expect(fought(past, kind)).toBeLessThan(fought(past, 'missions') / 4)
    }
  }
  const [high, low] = [
    first.filter(({ level = 0 }) => level > 20),
    first.filter(({ level = 0 }) => level < 15),
  ]
  const mean = (list: readonly Past[]) =>
    list.reduce((sum, past) => sum + fought(past, 'raids'), 0) / list.length
  expect(mean(high)).toBeGreaterThan(mean(low))
  await test.close()
  await openWorld()
  expect(await pasts()).toEqual(first)
})

it('their past grows with them and is in the top lists', async () => {
  const before = await pasts()
  await sql`DELETE FROM standing_change`
  test.clock.advance(10 * DAY_SECONDS)
  for (let looks = 0; looks < 100; looks += 1) {
    if (!(await runOneTimer(test.platform, undefined, part`kind = 'neighboursGrow'`))) break
    test.clock.advance(1)
  }
  const after = await pasts()
  for (const [index, past] of after.entries())
    for (const [name, value] of Object.entries(past))
      expect(value, `${name} of ${past.id}`).toBeGreaterThanOrEqual(before[index]?.[name] ?? 0)
  const sum = (list: readonly Past[]) => list.reduce((all, past) => all + fought(past, 'raids'), 0)
  expect(sum(after)).toBeGreaterThan(sum(before))
})
