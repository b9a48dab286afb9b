import { KEPT_VERDICTS, type OrderState, type Verdict } from '../../../rules/donate/orders.ts'
import { now } from '../../platform/clock.ts'
import { columnOf, columnsOf, type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import type { Order, Page } from '../../platform/http/list-range.ts'
import { part, type SqlPart, sqlMaybe, sqlOne, sqlUnprepared, trustedText } from '../../platform/sql.ts'
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

/** A range of orders and their number, for the console. */
export async function findOrdersForAdmin(
  filter: OrderFilter,
  { column, direction }: Order<'id' | 'createdAt' | 'paidAt'>,
  { limit, offset }: Page,
): Promise<{ rows: AdminOrderRow[]; count: number }> {
  const way = trustedText(direction)
  const rows = await sqlUnprepared<AdminOrderRow>`
    ${orders} WHERE ${matchingOrders(filter)}
    ORDER BY ${columnOf(donateOrders, column, 'donate_order')} ${way} NULLS LAST, donate_order.id ${way}
    LIMIT ${limit} OFFSET ${offset}`
  const counted = await sqlOne<{ count: number }>`
    SELECT count(*) FROM donate_order WHERE ${matchingOrders(filter)}`
  return { rows, ...counted }
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
  const isKept = part`verdict = ANY(${KEPT_VERDICTS}::text[])`
  return part`true
    ${verdict === undefined ? part`` : part`AND verdict = ${verdict}`}
    ${provider === undefined ? part`` : part`AND provider = ${provider}`}
    ${orderId === undefined ? part`` : part`AND order_id = ${orderId}`}
    ${kept === undefined ? part`` : part`AND ${isKept} = ${kept}`}`
}

/** A range of payments and their number, for the console. */
export async function findPaymentsForAdmin(
  filter: PaymentFilter,
  { column, direction }: Order<'id' | 'receivedAt'>,
  { limit, offset }: Page,
): Promise<{ rows: AdminPaymentRow[]; count: number }> {
  const way = trustedText(direction)
  const rows = await sqlUnprepared<AdminPaymentRow>`
    SELECT ${paymentColumns} FROM donate_payment WHERE ${matchingPayments(filter)}
    ORDER BY ${columnOf(donatePayments, column)} ${way}, id ${way} LIMIT ${limit} OFFSET ${offset}`
  const counted = await sqlOne<{ count: number }>`
    SELECT count(*) FROM donate_payment WHERE ${matchingPayments(filter)}`
  return { rows, ...counted }
}
