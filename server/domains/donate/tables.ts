import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import { sql } from '../../platform/sql.ts'
import { donateLimits, donateOrders, donatePayments } from './models.ts'
import { purgePayers } from './purge-payers.ts'

export const tables = [
  describeTable(donateOrders, {
    kept: 'for ever: the receipts of players',
    ownData: {
      part: 'PERSON',
      title: 'Заказы алмазной лавки',
      columns: [
        'name',
        'kind',
        'diamonds',
        'days',
        'provider',
        'currency',
        'minor',
        'state',
        'createdAt',
        'paidAt',
        'refundedAt',
      ],
      newest: 'id',
    },
    onDeletion: ({ playerId }) =>
      sql`UPDATE donate_order SET state = 'CANCELLED' WHERE player_id = ${playerId} AND state = 'OPEN'`,
  }),
  describeTable(donatePayments, {
    kept: 'for ever: what providers reported, so that nothing counts twice; who paid, until half a year after the payment of a deleted player',
    purge: purgePayers,
    ownData: 'What providers report of payments; the orders are in donate_order',
    onDeletion: 'forgets half a year after the payment who paid: `purgePayers`',
  }),
  describeTable(donateLimits, {
    kept: 'as long as the castle: one row',
    ownData: {
      part: 'PERSON',
      title: 'Граница трат',
      columns: ['kopecks', 'nextKopecks', 'nextFrom'],
    },
    onDeletion: STAYS,
  }),
]
