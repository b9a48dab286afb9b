import { now } from '../clock.ts'
import { PARTITIONS } from '../database/partitions/keep-all.ts'
import { DATA_CHECK } from '../invariants/check-data.ts'
import { part, sqlOne } from '../sql.ts'
import { knownKinds } from './known-kinds.ts'

/** The timers that share loops: a slow timer of the whole server, whose subject is 0, must not delay those of players. */
export const LANES = {
  players: part`subject_id <> 0`,
  server: part`subject_id = 0 AND kind NOT IN (${DATA_CHECK}, ${PARTITIONS})`,
  /** They read a lot, so they have a loop of their own. */
  check: part`subject_id = 0 AND kind IN (${DATA_CHECK}, ${PARTITIONS})`,
} as const

export type LaneName = keyof typeof LANES

/** How many of a lane are due: 0, 1, or 2 for more. */
type Due = Readonly<Record<LaneName, number>> & {
  /** When the next timer will be due that is not due yet. */
  readonly next: Date | null
}

/** Which lanes have timers that are due, also if another process is running them. One statement. */
export function lookForDue(): Promise<Due> {
  const countDue = (lane: LaneName) => part`(SELECT count(*) FROM (
      SELECT FROM timer WHERE run_at <= ${now()} AND kind = ${knownKinds()} AND ${LANES[lane]} LIMIT 2) AS due)`
  return sqlOne<Due>`
    SELECT ${countDue('players')} AS players, ${countDue('server')} AS server, ${countDue('check')} AS check,
      (SELECT min(run_at) FROM timer WHERE run_at > ${now()}) AS next`
}
