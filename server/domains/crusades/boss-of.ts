import { CRUSADES, type CrusadeMission, crusadeByKey } from '#catalogue/crusades/crusades.ts'
import type { CrusadeRow } from '../../game/crusades/store.ts'

/** The catalogue's boss of a crusade. A boss that the catalogue has lost is the first one. */
export function bossOf({ bossKey }: Pick<CrusadeRow, 'bossKey'>): CrusadeMission {
  const boss = crusadeByKey(bossKey) ?? CRUSADES[0]
  if (!boss) throw new Error('The catalogue has no crusades')
  return boss
}
