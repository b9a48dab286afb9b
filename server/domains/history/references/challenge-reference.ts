import { CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import { sql } from '../../../platform/sql.ts'
import type { Describer, Description } from './description.ts'

/** `challenge:12`: «Гроза соседей». */
export const describeChallenge: Describer = async (rests) => {
  const ids = rests.map(Number).filter(Number.isSafeInteger)
  const found = await sql<{ id: number; type: string }>`
    SELECT id, type FROM challenge WHERE id = ANY(${ids}::bigint[])`
  return new Map(
    found.flatMap(({ id, type }): [string, Description][] => {
      const title = CHALLENGE_TEXTS.find((one) => one.type === type)?.title
      return title ? [[String(id), { text: `«${title}»`, fightId: null }]] : []
    }),
  )
}
