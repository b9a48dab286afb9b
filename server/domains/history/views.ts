import type {
  ItemEntry,
  ItemHistory,
  ItemSummary,
  MoneyEntry,
  MoneySourceTotal,
  MoneySummary,
} from '#generated/types.ts'
import { CURRENCIES, pursesOf } from '#rules/core/currencies.ts'
import { namedItem } from '../../game/items/item-name.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { itemCursor } from './item-cursor.ts'
import type { ItemEntryRow, ItemSumRow } from './item-queries.ts'
import type { MoneyEntryRow, MoneySumRow } from './money-queries.ts'
import type { Description } from './references/description.ts'
import { summaryDays } from './summary-days.ts'

const ITEMS = bulkhead('item history')

type Descriptions = ReadonlyMap<string | null, Description>

export function viewMoneyEntry(row: MoneyEntryRow, descriptions: Descriptions): MoneyEntry {
  return {
    entryId: row.id,
    createdAt: row.createdAt.toISOString(),
    currency: row.currency,
    type: row.type,
    amount: Math.abs(row.amount),
    balanceAfter: row.balanceAfter,
    source: row.source,
    about: descriptions.get(row.reference)?.text ?? null,
    fightId: descriptions.get(row.reference)?.fightId ?? null,
  }
}

export function viewItemEntry(row: ItemEntryRow, descriptions: Descriptions): ItemEntry {
  const item = namedItem(row.kind, row.itemId)
  return {
    entryId: row.id,
    kind: row.kind,
    createdAt: row.createdAt.toISOString(),
    action: row.action,
    amount: row.amount,
    source: row.source,
    itemId: row.itemId,
    name: item?.name ?? 'Неизвестная вещь',
    icon: item?.icon ?? 'chest',
    gearEntityId: row.gearEntityId,
    about: descriptions.get(row.reference)?.text ?? null,
    players: [...(descriptions.get(row.reference)?.players ?? [])],
    fightId: descriptions.get(row.reference)?.fightId ?? null,
  }
}

/** Builds a page from rows fetched with one extra row. */
export function viewItemHistory(
  rows: readonly ItemEntryRow[],
  limit: number,
  descriptions: Descriptions,
): ItemHistory {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: viewRows(shown, (row) => viewItemEntry(row, descriptions), ITEMS),
    nextCursor: last && rows.length > limit ? itemCursor(last) : null,
  }
}

function emptyDay(startsAt: Date) {
  return {
    startsAt: startsAt.toISOString(),
    ...pursesOf(() => ({ income: 0, spending: 0 })),
  }
}

export function viewMoneySummary(sums: readonly MoneySumRow[], start: Date): MoneySummary {
  const days = summaryDays(start).map(emptyDay)
  const sources = new Map<string, MoneySourceTotal>()
  for (const { day, currency, source, income, spending } of sums) {
    const flow = days[day]?.[CURRENCIES[currency].purse]
    if (!flow) continue
    flow.income += income
    flow.spending += spending
    const key = `${source} ${currency}`
    const total = sources.get(key) ?? { source, currency, income: 0, spending: 0 }
    total.income += income
    total.spending += spending
    sources.set(key, total)
  }
  const moved = ({ income, spending }: MoneySourceTotal) => income + spending
  return { days, sources: [...sources.values()].sort((left, right) => moved(right) - moved(left)) }
}

export function viewItemSummary(sums: readonly ItemSumRow[], start: Date): ItemSummary {
  const days = summaryDays(start).map((startsAt) => ({
    startsAt: startsAt.toISOString(),
    gear: { received: 0, removed: 0 },
    resource: { received: 0, removed: 0 },
    consumable: { received: 0, removed: 0 },
  }))
  for (const { day, kind, received, removed } of sums) {
    const flow = days[day]?.[kind]
    if (flow) Object.assign(flow, { received, removed })
  }
  return { days }
}
