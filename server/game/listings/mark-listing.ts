import { newRowOf } from '../../platform/database/model-parts.ts'
import { sqlSoon } from '../../platform/sql.ts'
import { listingChanges } from './models.ts'

/** Lets the console sort the player again after a change that is not in the ledger. */
export function markListing(playerId: number): void {
  sqlSoon`INSERT INTO ${newRowOf(listingChanges, { playerId })}`
}
