import { newRowOf } from '../../platform/database/model-parts.ts'
import { sqlSoon } from '../../platform/sql.ts'
import type { PlayerRow } from '../player/player-row.ts'
import { countSoon } from '../timers/count-soon.ts'
import { guildChanges, standingChanges } from './models.ts'

/** Columns of a player that top lists sort by, besides gold and raids. */
const SORTED_BY = [
  'level',
  'missionsWon',
  'missionsLost',
  'missionsDrawn',
  'unlimitedRecord',
  'isBlocked',
] as const satisfies readonly (keyof PlayerRow)[]

/** Whether these changes of a player move them in a top list. `player` is the row before the changes. */
export function movesStanding(player: PlayerRow, changes: Partial<PlayerRow>): boolean {
  return SORTED_BY.some((name) => changes[name] !== undefined && changes[name] !== player[name])
}

/** Lets the next count of the top lists read the player again. */
export function markStanding(playerId: number): void {
  sqlSoon`INSERT INTO ${newRowOf(standingChanges, { playerId })}`
  countSoon()
}

/** Lets the next count of the top lists read the guild again, also one that is gone. */
export function markGuild(guildId: number): void {
  sqlSoon`INSERT INTO ${newRowOf(guildChanges, { guildId })}`
  countSoon()
}
