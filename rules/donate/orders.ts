/** The states of an order for a pack, and what reports of a provider do to it. */
export const ORDER_STATES = ['OPEN', 'PAID', 'CANCELLED', 'EXPIRED', 'REFUNDED'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** How long an order waits for its payment (ms). */
export const ORDER_MS = 3_600_000
/** Open orders of a player. */
export const OPEN_ORDERS_MAX = 3

/** What an order asks for. */
export type Terms = { provider: string; currency: string; minor: number }

export type OrderNow = Terms & {
  state: OrderState
  /** Until when it waits for its payment (ms). */
  expiresAt: number
}

/** What became of a payment. CREDITED and LATE give the pack, the others nothing. */
export const VERDICTS = [
  'CREDITED',
  'LATE',
  'UNKNOWN_ORDER',
  'FOREIGN_ORDER',
  'WRONG_CURRENCY',
  'WRONG_AMOUNT',
  'SECOND_PAYMENT',
  'REFUNDED_FIRST',
] as const
export type Verdict = (typeof VERDICTS)[number]

function isLate({ state, expiresAt }: OrderNow, now: number): boolean {
  return state !== 'OPEN' || now >= expiresAt
}

/** Why a payment does not fit the order; undefined if it does. */
function misfit(order: OrderNow, paid: Terms): Verdict | undefined {
  if (order.provider !== paid.provider) return 'FOREIGN_ORDER'
  if (order.currency !== paid.currency) return 'WRONG_CURRENCY'
  if (order.minor !== paid.minor) return 'WRONG_AMOUNT'
  return undefined
}

/**
 * What a payment, reported for the first time, does to an order; null is an unknown one. Who has paid gets the pack, also after the
 * order has ended, but never twice.
 */
export function judgePayment(order: OrderNow | null, paid: Terms, now: number): Verdict {
  if (order === null) return 'UNKNOWN_ORDER'
  const fault = misfit(order, paid)
  if (fault) return fault
  if (order.state === 'PAID' || order.state === 'REFUNDED') return 'SECOND_PAYMENT'
  return isLate(order, now) ? 'LATE' : 'CREDITED'
}

/** Whether a payment with this verdict gives the pack. */
export function givesPack(verdict: Verdict): boolean {
  return verdict === 'CREDITED' || verdict === 'LATE'
}

/** Whether a provider that asks before it takes the money may go on. */
export function mayBePaid(order: OrderNow | null, asked: Terms, now: number): boolean {
  return judgePayment(order, asked, now) === 'CREDITED'
}

export type RefundEffect = 'takeBack' | 'close' | 'nothing'

/**
 * What the refund of a payment does to its order. `hasPaid`: this payment has paid the order. A payment refunded before it was
 * reported closes the order that waits for it.
 */
export function judgeRefund(state: OrderState, hasPaid: boolean, isFirstReport: boolean): RefundEffect {
  if (state === 'PAID' && hasPaid) return 'takeBack'
  return isFirstReport && state !== 'PAID' && state !== 'REFUNDED' ? 'close' : 'nothing'
}

/** What each debt gets of a purse, the first ones first. */
export function shareAmongDebts(debts: readonly number[], purse: number): number[] {
  let left = Math.max(0, purse)
  return debts.map((debt) => {
    const paid = Math.min(debt, left)
    left -= paid
    return paid
  })
}

/** How many diamonds a refund takes, and how many are spent already. */
export function takeBack(bought: number, purse: number): { taken: number; missing: number } {
  const taken = Math.min(bought, Math.max(0, purse))
  return { taken, missing: bought - taken }
}
