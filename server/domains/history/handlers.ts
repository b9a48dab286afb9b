import { playerQuery } from '../../game/commands/player-query.ts'
import { bulkhead } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { idBefore, pageOf } from '../../platform/http/handlers/page-cursor.ts'
import { itemPlaceOf } from './item-cursor.ts'
import { readItemEntries, sumItems } from './item-queries.ts'
import { readMoneyEntries, sumMoney } from './money-queries.ts'
import { describeReferences } from './references/describe-references.ts'
import { summaryStart } from './summary-days.ts'
import { viewItemHistory, viewItemSummary, viewMoneyEntry, viewMoneySummary } from './views.ts'

const MONEY = bulkhead('money history')

function referencesOf(rows: readonly { reference: string | null }[]) {
  return rows.map(({ reference }) => reference)
}

export const historyHandlers = {
  listMoneyHistory: playerQuery(async ({ player, query: { limit = 20, cursor, ...filter } }) => {
    const before = idBefore(cursor)
    const rows = await readMoneyEntries(player.id, filter, before, limit)
    const descriptions = await describeReferences(referencesOf(rows))
    return pageOf(
      rows,
      limit,
      (row) => row.id,
      (row) => viewMoneyEntry(row, descriptions),
      MONEY,
    )
  }),

  getMoneySummary: playerQuery(async ({ player }) => {
    const start = summaryStart(now())
    return viewMoneySummary(await sumMoney(player.id, start), start)
  }),

  listItemHistory: playerQuery(async ({ player, query: { limit = 20, cursor, ...filter } }) => {
    const after = itemPlaceOf(cursor)
    const rows = await readItemEntries(player.id, filter, after, limit)
    return viewItemHistory(rows, limit, await describeReferences(referencesOf(rows)))
  }),

  getItemSummary: playerQuery(async ({ player }) => {
    const start = summaryStart(now())
    return viewItemSummary(await sumItems(player.id, start), start)
  }),
} satisfies HandlersOf<'history'>
