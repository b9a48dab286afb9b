import { sql } from '../../../platform/sql.ts'
import type { Describer, Description } from './description.ts'

/** `raid:12`: attacker and castle, in the same words for both sides, and the report. */
export const describeRaid: Describer = async (rests) => {
  const ids = rests.map(Number).filter(Number.isSafeInteger)
  const raids = await sql<{ id: number; attacker: string; castle: string }>`
    SELECT id, input -> 'attacker' ->> 'name' AS attacker, title AS castle
    FROM fight WHERE id = ANY(${ids}::bigint[]) AND type = 'FORAY'`
  return new Map(
    raids.map(({ id, attacker, castle }): [string, Description] => [
      String(id),
      { text: `нападение: ${attacker}, оборона: ${castle}`, fightId: id },
    ]),
  )
}
