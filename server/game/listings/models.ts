import { bigint, identity, nullable, primaryKey, text, timestamptz } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** What the console sorts players by, as of the last refresh (`refreshListings`). */
export const playerListings = defineModel('player_listing', {
  playerId: primaryKey(bigint()),
  kind: text<'HUMAN' | 'NEIGHBOUR' | 'DELETED'>(),
  gold: bigint(),
  lastSeenAt: nullable(timestamptz()),
})

/** Players whose listing changed other than by the ledger or their foundation. */
export const listingChanges = defineModel('listing_change', {
  id: identity(),
  playerId: bigint(),
})
