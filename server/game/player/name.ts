import { sql } from '../../platform/sql.ts'
import { savePlayer } from './ledger.ts'
import type { LockedPlayer } from './lock-order.ts'
import { moveLook } from './looks.ts'
import { nameKeyOf } from './name-key.ts'

/**
 * Gives a locked player this name. A taken one fails by the table's UNIQUE (`player_name_key_key`), one that looks like another by
 * `player_look_taken`.
 */
export async function writeName(player: LockedPlayer, name: string): Promise<void> {
  const nameKey = nameKeyOf(name)
  await sql`UPDATE player SET name_key = ${nameKey} WHERE id = ${player.id}`
  await moveLook(player.id, name)
  savePlayer(player, { name, nameKey })
}
