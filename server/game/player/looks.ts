import { nameSkeleton } from '#rules/core/name-skeleton.ts'
import { isReservedName } from '#rules/core/reserved-names.ts'
import { conflict } from '../../platform/errors.ts'
import { sql } from '../../platform/sql.ts'
import { forgetAlikeName } from '../alike-names/forget-name.ts'

const RESERVED = 'Это имя оставлено для игры: выберите другое'
const ALIKE = 'Имя слишком похоже на занятое: выберите другое'

/** 409 nameTaken: another name looks like this one. */
export function nameAlike() {
  return conflict('nameTaken', ALIKE, { fields: [{ path: 'body.name', message: ALIKE }] })
}

/** 409 nameReserved if the name would be taken for the staff's or the game's. */
export function refuseGameName(name: string): void {
  if (!isReservedName(name)) return
  throw conflict('nameReserved', RESERVED, { fields: [{ path: 'body.name', message: RESERVED }] })
}

/** Takes the look of a new name for a locked player. A taken one fails by the table's UNIQUE (`player_look_taken`). */
export async function moveLook(playerId: number, name: string): Promise<void> {
  await sql`
    INSERT INTO player_look (player_id, look) VALUES (${playerId}, ${nameSkeleton(name)})
    ON CONFLICT (player_id) DO UPDATE SET look = excluded.look`
  forgetAlikeName(playerId)
}
