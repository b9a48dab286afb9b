import { type Fault, isAmong } from '../../platform/invariants/invariant.ts'
import type { Trail } from '../../platform/invariants/trail.ts'
import { sql } from '../../platform/sql.ts'

/** Players who started a mission. */
export const RUN_TRAIL: Trail = { table: 'mission_run', player: 'player_id' }

/** Checks mission runs against their fights. */
export function runFaults(playerIds?: readonly number[]): Promise<Fault[]> {
  const isAsked = isAmong('player_id', playerIds)
  return sql<Fault>`
  SELECT 'one mission is out at a time' AS rule, player_id::text AS subject
  FROM mission_run WHERE finished_at IS NULL AND ${isAsked} GROUP BY player_id HAVING count(*) > 1
  UNION ALL
  SELECT 'a finished mission has its fight, an unfinished one none', id::text
  FROM mission_run WHERE (finished_at IS NULL) <> (fight_id IS NULL) AND ${isAsked}
  UNION ALL
  SELECT 'a fight is finished by one mission', fight_id::text
  FROM mission_run WHERE fight_id IS NOT NULL AND ${isAsked} GROUP BY fight_id HAVING count(*) > 1`
}
