import { sql } from '../../../platform/sql.ts'
import type { Describer, Description } from './description.ts'

/** `correction:12`: the reason that the administrator gave. */
export const describeCorrection: Describer = async (rests) => {
  const ids = rests.map(Number).filter(Number.isSafeInteger)
  const found = await sql<{ id: number; reason: string; isUndo: boolean }>`
    SELECT id, reason, undoes_id IS NOT NULL AS is_undo FROM correction WHERE id = ANY(${ids}::bigint[])`
  return new Map(
    found.map(({ id, reason, isUndo }): [string, Description] => [
      String(id),
      { text: isUndo ? `отмена: ${reason}` : reason, fightId: null },
    ]),
  )
}
