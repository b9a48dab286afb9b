import { MONEY_SOURCE_WORDS } from '#catalogue/history/money-words.ts'
import type { AdminStatistics } from '#generated/types.ts'
import type { DaySeries } from './day-table.tsx'

type MoneyOfSource = AdminStatistics['money'][number]

/** More colours than this cannot be told apart. */
const NAMED_MAX = 7

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

function added(one: readonly number[], other: readonly number[]): number[] {
  return one.map((number, index) => number + (other[index] ?? 0))
}

/** The largest sources or sinks of a currency, the largest first, and the rest together. None without any money. */
export function moneySeries(
  money: readonly MoneyOfSource[],
  currency: MoneyOfSource['currency'],
  side: 'earned' | 'spent',
): DaySeries[] {
  const ordered = money
    .filter((row) => row.currency === currency && total(row[side]) > 0)
    .map((row) => ({ label: MONEY_SOURCE_WORDS[row.source], data: row[side] }))
    .sort((one, other) => total(other.data) - total(one.data))
  const rest = ordered.slice(NAMED_MAX)
  const [first] = rest
  if (!first) return ordered
  const together = rest.slice(1).reduce((sum, { data }) => added(sum, data), first.data)
  return [...ordered.slice(0, NAMED_MAX), { label: 'Прочее', data: together }]
}
