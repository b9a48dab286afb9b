import { ARMY_GROUPS, type Army, armyOf } from '#rules/army/army.ts'
import { now } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sqlSoon } from '../../platform/sql.ts'
import { armyEntries } from './models.ts'
import type { PlayerChanges, PlayerRow } from './player-row.ts'

/** Whether these changes leave a player's castle with another army. Neighbours have no history. */
export function changesArmy(player: Pick<PlayerRow, 'kind'> & Army, changes: PlayerChanges): boolean {
  return (
    player.kind === 'HUMAN' &&
    ARMY_GROUPS.some((group) => changes[group] !== undefined && changes[group] !== player[group])
  )
}

/** Writes the whole army of a locked player into the history. Not awaited. */
export function recordArmy(player: Pick<PlayerRow, 'id'> & Army): void {
  const row = { playerId: player.id, ...armyOf((group) => player[group]), createdAt: now() }
  sqlSoon`INSERT INTO ${newRowOf(armyEntries, row)}`
}
