import type { OrderState, Verdict } from '#rules/donate/orders.ts'
import { now } from '../../platform/clock.ts'
import { columnsOf, type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { countRows, type Order, type Page } from '../../platform/http/handlers/list-range.ts'
import { part, type SqlPart, sqlMaybe, sqlUnprepared, trustedText } from '../../platform/sql.ts'
import { donateOrders, donatePayments } from './models.ts'

const shown = someColumnsOf(
  donateOrders,
  [
    'id',
    'playerId',
    'packKey',
    'name',
    'kind',
    'diamonds',
    'days',
    'provider',
    'currency',
    'minor',
    'state',
    'createdAt',
    'expiresAt',
    'paidAt',
    'refundedAt',
    'diamondsTaken',
    'diamondsMissing',
  ],
  'donate_order',
)

/** An order for the console. */
export type AdminOrderRow = ListedRow<typeof shown> & {
  readonly playerName: string
  readonly externalId: string | null
}

const orders = part`SELECT ${shown}, player.name AS player_name, payment.external_id
  FROM donate_order JOIN player ON player.id = donate_order.player_id
  LEFT JOIN donate_payment AS payment ON payment.order_id = donate_order.id AND payment.verdict IN ('CREDITED', 'LATE')`

export type OrderFilter = {
  readonly id?: readonly number[]
  readonly playerId?: number
  readonly state?: OrderState
  readonly provider?: string
}

/** An open order whose time is over waits for its timer: it counts as expired. */
function inState(state: OrderState, instant: Date): SqlPart {
  if (state === 'OPEN') return part`donate_order.state = 'OPEN' AND expires_at > ${instant}`
  if (state === 'EXPIRED')
    return part`(donate_order.state = 'EXPIRED' OR donate_order.state = 'OPEN' AND expires_at <= ${instant})`
  return part`donate_order.state = ${state}`
}

function matchingOrders({ id, playerId, state, provider }: OrderFilter): SqlPart {
  return part`true
    ${id === undefined ? part`` : part`AND donate_order.id = ANY(${id}::bigint[])`}
    ${playerId === undefined ? part`` : part`AND donate_order.player_id = ${playerId}`}
    ${state === undefined ? part`` : part`AND ${inState(state, now())}`}
    ${provider === undefined ? part`` : part`AND donate_order.provider = ${provider}`}`
}

/**
 * A range of orders and their number, at most one more than 10,000. By payment, unpaid orders come first in the ascending order and last
 * in the descending one, as in the index.
 */
export async function findOrdersForAdmin(
  filter: OrderFilter,
  { column, direction }: Order<'id' | 'paidAt'>,
  { limit, offset }: Page,
): Promise<{ rows: AdminOrderRow[]; count: number }> {
  const way = trustedText(direction)
  const byPayment = part`donate_order.paid_at ${way} ${trustedText(direction === 'ASC' ? 'NULLS FIRST' : 'NULLS LAST')},`
  const rows = await sqlUnprepared<AdminOrderRow>`
    ${orders} WHERE ${matchingOrders(filter)}
    ORDER BY ${column === 'paidAt' ? byPayment : part``} donate_order.id ${way} LIMIT ${limit} OFFSET ${offset}`
  return { rows, count: await countRows(part`donate_order WHERE ${matchingOrders(filter)}`) }
}

export function findOrderForAdmin(id: number): Promise<AdminOrderRow | undefined> {
  return sqlMaybe<AdminOrderRow>`${orders} WHERE donate_order.id = ${id}`
}

const paymentColumns = columnsOf(donatePayments)

export type AdminPaymentRow = ListedRow<typeof paymentColumns>

export type PaymentFilter = {
  readonly verdict?: Verdict
  readonly provider?: string
  readonly orderId?: number
  readonly kept?: boolean
}

function matchingPayments({ verdict, provider, orderId, kept }: PaymentFilter): SqlPart {
  return part`true
    ${verdict === undefined ? part`` : part`AND verdict = ${verdict}`}
    ${provider === undefined ? part`` : part`AND provider = ${provider}`}
    ${orderId === undefined ? part`` : part`AND order_id = ${orderId}`}
    ${kept === undefined ? part`` : kept ? part`AND verdict <> 'CREDITED'` : part`AND verdict = 'CREDITED'`}`
}

/** A range of payments and their number, at most one more than 10,000. */
export async function findPaymentsForAdmin(
  filter: PaymentFilter,
  { direction }: Order<'id'>,
  { limit, offset }: Page,
): Promise<{ rows: AdminPaymentRow[]; count: number }> {
  const rows = await sqlUnprepared<AdminPaymentRow>`
    SELECT ${paymentColumns} FROM donate_payment WHERE ${matchingPayments(filter)}
    ORDER BY id ${trustedText(direction)} LIMIT ${limit} OFFSET ${offset}`
  return { rows, count: await countRows(part`donate_payment WHERE ${matchingPayments(filter)}`) }
}
