import { expect } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { sql } from '#server/platform/sql.ts'
import { missionPath, type SentCommand } from './command-load.ts'

/** Runs `work` on the database of the game. */
type OnDatabase = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Fails unless each of these commands, all that have ever succeeded in this world, has had its effect exactly once:
 * its answer, its mission with end, report and reward, or its purchase. Waits for missions that are under way. Returns
 * how many missions there were.
 */
export async function expectEachOnce(onDatabase: OnDatabase, done: readonly SentCommand[]): Promise<number> {
  const openRuns = () => onDatabase(() => sql`SELECT id FROM mission_run WHERE finished_at IS NULL`)
  // A timer that failed while the disk was full waits for up to five minutes.
  await expect.poll(openRuns, { interval: 300, timeout: 330_000 }).toEqual([])
  const missions = done.filter((command) => command.path === missionPath).length
  const counts = await onDatabase(
    () => sql`
      SELECT (SELECT count(*) FROM idempotency WHERE scope LIKE 'player:%') AS commands,
        (SELECT count(*) FROM mission_run) AS runs,
        (SELECT count(*) FROM fight) AS fights,
        (SELECT count(*) FROM fight_log) AS reports,
        (SELECT count(*) FROM notification WHERE type = 'MISSION_COMPLETED') AS notifications,
        (SELECT sum(missions_won + missions_lost + missions_drawn) FROM player) AS counted,
        (SELECT count(*) FROM timer WHERE kind = 'missionEnd') AS timers,
        (SELECT count(*) FROM money_entry WHERE source = 'ARMY') AS purchases,
        (SELECT count(*) FROM (SELECT FROM money_entry WHERE source = 'MISSION'
          GROUP BY reference, currency HAVING count(*) > 1) AS twice) AS paid_twice`,
  )
  expect(counts).toEqual([
    {
      commands: done.length,
      runs: missions,
      fights: missions,
      reports: missions,
      notifications: missions,
      counted: missions,
      timers: 0,
      purchases: done.length - missions,
      paidTwice: 0,
    },
  ])
  expect(await onDatabase(dataFaults)).toEqual([])
  return missions
}
