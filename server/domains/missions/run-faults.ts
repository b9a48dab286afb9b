import { sql } from '../../platform/sql.ts'
import type { Fault } from '../../platform/timers/platform-timers.ts'

/** Runs of missions and their fights. It reads the whole table, but blocks nobody. */
export function runFaults(): Promise<Fault[]> {
  return sql<Fault>`
  SELECT 'one mission is out at a time' AS rule, player_id::text AS subject
  FROM mission_run WHERE finished_at IS NULL GROUP BY player_id HAVING count(*) > 1
  UNION ALL
  SELECT 'a finished mission has its fight, an unfinished one none', id::text
  FROM mission_run WHERE (finished_at IS NULL) <> (fight_id IS NULL)
  UNION ALL
  SELECT 'a fight is finished by one mission', fight_id::text
  FROM mission_run WHERE fight_id IS NOT NULL GROUP BY fight_id HAVING count(*) > 1`
}
