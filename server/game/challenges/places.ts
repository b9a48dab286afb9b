import { part, type SqlPart, sqlOne, trustedText } from '../../platform/sql.ts'
import { LAST_DEPTH } from '../standings/models.ts'
import { placeAmong } from '../standings/place.ts'

const lastDepth = trustedText(String(LAST_DEPTH))

/** The place of a value in the table of a challenge. */
export function challengePlace(challengeId: SqlPart, value: SqlPart): SqlPart {
  return placeAmong(part`challenge_count AS counts WHERE challenge_id = ${challengeId}`, true, value)
}

/** Castles with a score as of the last count: values have so few leading bits that some rows count them all. */
export async function countContestants(challengeId: number): Promise<number> {
  const { castles } = await sqlOne<{ castles: number }>`
    SELECT coalesce(sum(players), 0)::bigint AS castles FROM challenge_count
    WHERE challenge_id = ${challengeId} AND depth = ${lastDepth}`
  return castles
}
