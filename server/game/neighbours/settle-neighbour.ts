import { now } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sqlSoon } from '../../platform/sql.ts'
import { neighbours } from './models.ts'
import { afterGrowth } from './pace.ts'

/** Lets a castle that was just founded grow from its first day on. */
export function settleNeighbour(playerId: number): void {
  sqlSoon`INSERT INTO ${newRowOf(neighbours, { playerId, grownAt: now(), dueAt: afterGrowth(playerId, now()) })}`
}
