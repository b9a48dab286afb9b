import { DAY_MS } from '../core/game-day.ts'
import type { Refusal } from '../core/refusal.ts'
import { OPEN_ORDERS_MAX } from './orders.ts'

/** Moscow keeps UTC+3 all year. */
const MOSCOW_MS = 3 * 3_600_000
/** The shortest time before a higher limit works. */
const RAISE_MS = 7 * DAY_MS

/** The player's own limit for a calendar month in kopecks, null for none, and a higher one that begins later. */
export type SpendingLimit = {
  kopecks: number | null
  next: { kopecks: number | null; from: number } | null
}

export const NO_LIMIT: SpendingLimit = { kopecks: null, next: null }

/** The mean length of a month. */
const MONTH_MS = 30.4 * DAY_MS

/** When a month in Moscow begins, counted from January 1970. */
function monthStart(month: number): number {
  return Date.UTC(1970, month) - MOSCOW_MS
}

/** The calendar month in Moscow that `now` (ms) lies in: from `start` to before `end`. */
export function monthOf(now: number): { start: number; end: number } {
  let month = Math.floor(now / MONTH_MS)
  while (monthStart(month) > now) month -= 1
  while (monthStart(month + 1) <= now) month += 1
  return { start: monthStart(month), end: monthStart(month + 1) }
}

/** The limit as it is at `now`: a higher one may have begun. */
export function limitAt(limit: SpendingLimit, now: number): SpendingLimit {
  return limit.next && now >= limit.next.from ? { kopecks: limit.next.kopecks, next: null } : limit
}

/** When a higher limit requested now begins: with a calendar month, at least seven days later. */
export function raiseFrom(now: number): number {
  const after = now + RAISE_MS
  const { end } = monthOf(now)
  return after <= end ? end : monthOf(after).end
}

function isHigher(wanted: number | null, present: number | null): boolean {
  if (present === null) return false
  return wanted === null || wanted > present
}

/**
 * The limit after the player's request. A lower one works at once and takes back the request of a higher one. The same request again
 * does not put its beginning off.
 */
export function requestLimit(stored: SpendingLimit, wanted: number | null, now: number): SpendingLimit {
  const present = limitAt(stored, now)
  if (!isHigher(wanted, present.kopecks)) return { kopecks: wanted, next: null }
  if (present.next?.kopecks === wanted) return present
  return { kopecks: present.kopecks, next: { kopecks: wanted, from: raiseFrom(now) } }
}

export type OrderingCode = 'refundOwed' | 'tooManyOrders' | 'spendingLimitReached'

export type Spending = {
  /** Limit in force, kopecks. */
  limit: number | null
  /** Paid this month. */
  spentKopecks: number
  /** Diamonds of refunded orders that were spent and are not given back yet. */
  owedDiamonds: number
  openOrders: number
  openKopecks: number
}

/** Whether a pack fits the limit besides what is paid, and what other open orders would cost. */
export function fitsLimit(
  { limit, spentKopecks, openKopecks }: Omit<Spending, 'openOrders' | 'owedDiamonds'>,
  kopecks: number,
) {
  return limit === null || spentKopecks + openKopecks + kopecks <= limit
}

/** Why a player cannot order a pack for that many kopecks. */
export function orderRefusals(spending: Spending, kopecks: number): Refusal<OrderingCode>[] {
  const { limit, spentKopecks, owedDiamonds, openOrders, openKopecks } = spending
  const refusals: Refusal<OrderingCode>[] = []
  if (owedDiamonds > 0) {
    const message = 'Сначала верните алмазы за отменённую покупку: деньги за неё вам уже вернули'
    refusals.push({ code: 'refundOwed', message, have: 0, need: owedDiamonds })
  }
  if (openOrders >= OPEN_ORDERS_MAX) {
    const message = `Сначала оплатите или отмените прежние заказы: их уже ${openOrders}`
    refusals.push({ code: 'tooManyOrders', message, have: openOrders, need: OPEN_ORDERS_MAX })
  }
  if (!fitsLimit(spending, kopecks)) {
    const left = Math.max(0, (limit ?? 0) - spentKopecks - openKopecks)
    const message = 'Набор дороже, чем осталось до вашей границы расходов на этот месяц'
    refusals.push({ code: 'spendingLimitReached', message, have: left, need: kopecks })
  }
  return refusals
}
