import { crusadeByKey } from '#catalogue/crusades/crusades.ts'
import { sql } from '../../../platform/sql.ts'
import type { Describer, Description } from './description.ts'

/** `crusade:12`: the boss and the name of the crusade, and its report. */
export const describeCrusade: Describer = async (rests) => {
  const ids = rests.map(Number).filter(Number.isSafeInteger)
  const found = await sql<{ id: number; bossKey: string; name: string; fightId: number | null }>`
    SELECT id, boss_key, name, fight_id FROM crusade WHERE id = ANY(${ids}::bigint[])`
  return new Map(
    found.flatMap(({ id, bossKey, name, fightId }): [string, Description][] => {
      const boss = crusadeByKey(bossKey)
      return boss ? [[String(id), { text: `${boss.name}, «${name}»`, fightId }]] : []
    }),
  )
}
