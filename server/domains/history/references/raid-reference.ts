import { sql } from '../../../platform/sql.ts'
import type { Describer, Description } from './description.ts'

/** `raid:12`: attacker and castle, in the same words for both sides, and the report. */
export const describeRaid: Describer = async (rests) => {
  const ids = rests.map(Number).filter(Number.isSafeInteger)
  const raids = await sql<{ id: number; attacker: string; castle: string }>`
    SELECT fight.id, attacker.name AS attacker, coalesce(defender.name, fight.input -> 'defender' ->> 'name') AS castle
    FROM fight JOIN player AS attacker ON attacker.id = fight.attacker_id
    LEFT JOIN player AS defender ON defender.id = fight.defender_id
    WHERE fight.id = ANY(${ids}::bigint[]) AND fight.type = 'FORAY'`
  return new Map(
    raids.map(({ id, attacker, castle }): [string, Description] => [
      String(id),
      { text: `нападение: ${attacker}, оборона: ${castle}`, fightId: id },
    ]),
  )
}
