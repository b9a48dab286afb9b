import { givesPack, judgePayment, judgeRefund, type Verdict } from '#rules/donate/orders.ts'
import { report } from '../../game/live/report.ts'
import { type LockedPlayer, lockPlayer } from '../../game/player/lock-order.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { columnsOf, type ListedRow, newRowOf } from '../../platform/database/model-parts.ts'
import { sqlMaybe, sqlSoon } from '../../platform/sql.ts'
import { afterCommit, inTransaction } from '../../platform/transaction.ts'
import { giveBackOwed } from './debts.ts'
import { givePack, takePackBack } from './give-pack.ts'
import { donatePayments } from './models.ts'
import { findOrder, findOrderByKey, type OrderRow, orderNow, saveOrder } from './orders.ts'
import type { PaymentReport, ProviderKey } from './providers/provider.ts'

const paymentColumns = columnsOf(donatePayments)

export type PaymentRow = ListedRow<typeof paymentColumns>

function findPayment(provider: ProviderKey, externalId: string): Promise<PaymentRow | undefined> {
  return sqlMaybe<PaymentRow>`
    SELECT ${paymentColumns} FROM donate_payment WHERE provider = ${provider} AND external_id = ${externalId}`
}

/** The payment that has paid an order. */
export function findGivingPayment(orderId: number): Promise<PaymentRow | undefined> {
  return sqlMaybe<PaymentRow>`
    SELECT ${paymentColumns} FROM donate_payment WHERE order_id = ${orderId} AND verdict IN ('CREDITED', 'LATE')`
}

/** Stores a payment reported for the first time. False if it is stored already: also by a report that comes at the same time. */
async function keepPayment(
  provider: ProviderKey,
  { externalId, orderKey, currency, minor, payer }: PaymentReport,
  order: OrderRow | undefined,
  verdict: Verdict,
  refundedAt: Date | null,
): Promise<boolean> {
  const kept = { provider, externalId, orderKey, orderId: order?.id ?? null, currency, minor, payer }
  const row = { ...kept, verdict, receivedAt: now(), refundedAt }
  const inserted = await sqlMaybe<{ id: number }>`
    INSERT INTO ${newRowOf(donatePayments, row)} ON CONFLICT (provider, external_id) DO NOTHING RETURNING id`
  if (inserted && verdict !== 'CREDITED') {
    const { log } = currentPlatform()
    afterCommit(() =>
      log.warn({ provider, verdict, orderId: order?.id, paymentId: inserted.id }, 'a payment was kept'),
    )
  }
  return inserted !== undefined
}

/** An order with its locked player. */
type Held = { readonly player: LockedPlayer; readonly order: OrderRow }

/** Locks the player of the order, then reads what the order is now. */
async function hold(order: OrderRow | undefined): Promise<Held | undefined> {
  if (!order) return undefined
  const player = await lockPlayer(order.playerId)
  const current = await findOrder(order.id)
  return current && { player, order: current }
}

async function applyPaid(provider: ProviderKey, paid: PaymentReport): Promise<void> {
  const held = await hold(await findOrderByKey(paid.orderKey))
  const instant = now()
  const terms = { provider, currency: paid.currency, minor: paid.minor }
  const verdict = judgePayment(held ? orderNow(held.order) : null, terms, instant.getTime())
  if (!(await keepPayment(provider, paid, held?.order, verdict, null))) return
  if (!held || !givesPack(verdict)) return
  givePack(held.player, held.order, instant)
  // An order from before the refund may be paid after it: what comes in settles the debt first.
  await giveBackOwed(held.player)
}

async function applyRefunded(provider: ProviderKey, refunded: PaymentReport): Promise<void> {
  const known = await findPayment(provider, refunded.externalId)
  const named = known?.orderId ? await findOrder(known.orderId) : await findOrderByKey(refunded.orderKey)
  const held = await hold(named?.provider === provider ? named : undefined)
  const instant = now()
  const isFirst = await keepPayment(provider, refunded, held?.order, 'REFUNDED_FIRST', instant)
  // It may have been stored while this one waited for the lock.
  const payment = isFirst ? undefined : await findPayment(provider, refunded.externalId)
  if (payment && payment.refundedAt === null)
    sqlSoon`UPDATE donate_payment SET refunded_at = ${instant} WHERE id = ${payment.id}`
  if (!held) return
  const { player, order } = held
  const hasPaid = payment?.orderId === order.id && givesPack(payment.verdict)
  const effect = judgeRefund(order.state, hasPaid, isFirst)
  if (effect === 'takeBack') takePackBack(player, order, instant)
  if (effect === 'close') {
    saveOrder(order, { state: 'REFUNDED', refundedAt: instant })
    report(player.id, 'donate')
  }
}

/**
 * What a provider reports about a payment, in one transaction: each payment counts once, however often and in whatever order the
 * reports come. Rejects if it could not be stored; then the provider shall report it again.
 */
export function applyReport(provider: ProviderKey, given: PaymentReport): Promise<void> {
  return inTransaction(() =>
    given.type === 'paid' ? applyPaid(provider, given) : applyRefunded(provider, given),
  )
}
