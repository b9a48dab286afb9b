import { describeTable } from '../../platform/database/table-description.ts'
import { markDeleted } from './mark-deleted.ts'
import { listingChanges, playerListings } from './models.ts'

export const tables = [
  describeTable(playerListings, {
    kept: 'as long as the castle: one row',
    purge: markDeleted,
    ownData: 'Gold and the last visit, which the castle has as well',
    onDeletion: 'follows the castle within a minute or two',
  }),
  describeTable(listingChanges, {
    kept: 'about half a minute: castles that the console sorts again',
    ownData: 'Castles that are being sorted, kept for half a minute',
    onDeletion: 'goes within half a minute',
  }),
]
