import { sqlSoon } from '../../platform/sql.ts'

/** A player has another name, or none: the old one is listed no longer. Not awaited. */
export function forgetAlikeName(playerId: number): void {
  sqlSoon`DELETE FROM alike_name WHERE kind = 'PLAYER' AND owner_id = ${playerId}`
}
