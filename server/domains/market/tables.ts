import { describeTable } from '../../platform/database/table-description.ts'
import { purgeClosedLots } from './close-lots.ts'
import { marketLots } from './models.ts'

export const tables = [
  describeTable(marketLots, {
    kept: 'while open, then 30 days',
    purge: purgeClosedLots,
    ownData: {
      part: 'CASTLE',
      title: 'Лоты',
      owner: 'sellerId',
      columns: ['kind', 'itemId', 'amount', 'currency', 'price', 'status', 'createdAt', 'endsAt', 'closedAt'],
      newest: 'id',
    },
    onDeletion: 'a tie: an open one is cancelled',
  }),
]
