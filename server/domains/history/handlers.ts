import { settlePlayerNow } from '../../game/live/settle-player.ts'
import { now } from '../../platform/clock.ts'
import type { ApiHandlers } from '../../platform/http/handlers.ts'
import { idBefore, pageOf } from '../../platform/http/page-cursor.ts'
import { query } from '../../platform/http/query.ts'
import { itemPlaceOf } from './item-cursor.ts'
import { readItemEntries, sumItems } from './item-queries.ts'
import { readMoneyEntries, sumMoney } from './money-queries.ts'
import { tellReferences } from './references/tell-references.ts'
import { summaryStart } from './summary-days.ts'
import { viewItemHistory, viewItemSummary, viewMoneyEntry, viewMoneySummary } from './views.ts'

function referencesOf(rows: readonly { reference: string | null }[]) {
  return rows.map(({ reference }) => reference)
}

export const historyHandlers = {
  listMoneyHistory: query<'listMoneyHistory'>(
    async ({ caller, query: { limit = 20, cursor, ...filter } }) => {
      const before = idBefore(cursor)
      await settlePlayerNow(caller.playerId)
      const rows = await readMoneyEntries(caller.playerId, filter, before, limit)
      const told = await tellReferences(referencesOf(rows))
      return pageOf(
        rows,
        limit,
        (row) => row.id,
        (row) => viewMoneyEntry(row, told),
      )
    },
  ),

  getMoneySummary: query<'getMoneySummary'>(async ({ caller }) => {
    await settlePlayerNow(caller.playerId)
    const start = summaryStart(now())
    return viewMoneySummary(await sumMoney(caller.playerId, start), start)
  }),

  listItemHistory: query<'listItemHistory'>(async ({ caller, query: { limit = 20, cursor, ...filter } }) => {
    const after = itemPlaceOf(cursor)
    await settlePlayerNow(caller.playerId)
    const rows = await readItemEntries(caller.playerId, filter, after, limit)
    return viewItemHistory(rows, limit, await tellReferences(referencesOf(rows)))
  }),

  getItemSummary: query<'getItemSummary'>(async ({ caller }) => {
    await settlePlayerNow(caller.playerId)
    const start = summaryStart(now())
    return viewItemSummary(await sumItems(caller.playerId, start), start)
  }),
} satisfies Pick<ApiHandlers, 'listMoneyHistory' | 'getMoneySummary' | 'listItemHistory' | 'getItemSummary'>
