import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import { sql } from '../../platform/sql.ts'
import { CONSUMABLES_SUMMED, POINTS_SUMMED, RESOURCES_SUMMED } from './item-faults.ts'
import {
  consumableEntries,
  consumableStacks,
  enhanceEntries,
  gear,
  gearEntries,
  resourceEntries,
  resourceStacks,
} from './models.ts'

export const tables = [
  describeTable(gear, {
    kept: 'as long as the item exists: the storage of a castle is limited',
    ownData: {
      part: 'CASTLE',
      title: 'Снаряжение',
      columns: ['gearId', 'ownName', 'quality', 'createdAt'],
      newest: 'id',
    },
    onDeletion: ({ playerId }) =>
      sql`UPDATE gear SET own_name = NULL WHERE player_id = ${playerId} AND own_name IS NOT NULL`,
  }),
  describeTable(gearEntries, {
    kept: 'for ever: the history tells who had an item',
    divided: { by: 'ID' },
    ownData: {
      part: 'CASTLE',
      title: 'История снаряжения',
      columns: ['gearId', 'action', 'source', 'reference', 'createdAt'],
      newest: 'id',
    },
    onDeletion: STAYS,
  }),
  describeTable(resourceStacks, {
    kept: 'as long as the castle: one row for each resource',
    ownData: {
      part: 'CASTLE',
      title: 'Припасы',
      columns: ['resourceId', 'amount', 'amountInMarket'],
    },
    onDeletion: STAYS,
  }),
  describeTable(resourceEntries, {
    kept: 'for ever: the history, whose sums are the stacks',
    divided: { by: 'ID', summedBy: RESOURCES_SUMMED },
    ownData: {
      part: 'CASTLE',
      title: 'История припасов',
      columns: ['resourceId', 'action', 'amount', 'source', 'reference', 'createdAt'],
      newest: 'id',
    },
    onDeletion: STAYS,
  }),
  describeTable(consumableStacks, {
    kept: 'as long as the castle: one row for each consumable',
    ownData: {
      part: 'CASTLE',
      title: 'Вина',
      columns: ['consumableId', 'amount', 'amountInMarket'],
    },
    onDeletion: STAYS,
  }),
  describeTable(consumableEntries, {
    kept: 'for ever: the history, whose sums are the stacks',
    divided: { by: 'ID', summedBy: CONSUMABLES_SUMMED },
    ownData: {
      part: 'CASTLE',
      title: 'История вин',
      columns: ['consumableId', 'action', 'amount', 'source', 'reference', 'createdAt'],
      newest: 'id',
    },
    onDeletion: STAYS,
  }),
  describeTable(enhanceEntries, {
    kept: 'for ever: the ledger, whose sums are the enhance points',
    divided: { by: 'ID', summedBy: POINTS_SUMMED },
    ownData: {
      part: 'CASTLE',
      title: 'Заточенные звёзды',
      columns: ['amount', 'action', 'createdAt'],
      newest: 'id',
    },
    onDeletion: STAYS,
  }),
]
