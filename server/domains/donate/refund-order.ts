import { preparedCommand } from '../../game/commands/command.ts'
import { now } from '../../platform/clock.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { logSecurity } from '../../platform/security-log.ts'
import { sqlSoon } from '../../platform/sql.ts'
import { afterCommit } from '../../platform/transaction.ts'
import { findOrderForAdmin } from './admin-queries.ts'
import { viewAdminOrder } from './admin-views.ts'
import { findGivingPayment, type PaymentRow } from './apply-report.ts'
import { providerUnavailable, warnOfProvider } from './create-order.ts'
import { takePackBack } from './give-pack.ts'
import { findOrder } from './orders.ts'
import { findProvider } from './providers/providers.ts'

type Prepared = {
  readonly payment: PaymentRow | undefined
  readonly isPaidBack: boolean
  readonly isMissing?: true
}

/** The provider pays back before the transaction. It does so once, however often it is asked. */
async function payBack({ params: { id } }: { readonly params: { readonly id: number } }): Promise<Prepared> {
  const order = await findOrder(id)
  if (!order) return { payment: undefined, isPaidBack: false, isMissing: true }
  if (order.state !== 'PAID') return { payment: undefined, isPaidBack: false }
  const payment = await findGivingPayment(id)
  const provider = findProvider(order.provider)
  if (!payment || !provider) return { payment, isPaidBack: false }
  try {
    await provider.refund(payment)
    return { payment, isPaidBack: true }
  } catch (error) {
    warnOfProvider(provider, error)
    return { payment, isPaidBack: false }
  }
}

/** The administrator's row and that of the buyer are locked together. */
const BUYER = {
  others: async ({ params: { id } }: { readonly params: { readonly id: number } }) => {
    const order = await findOrder(id)
    return order ? [order.playerId] : []
  },
} as const

export const refundDonateOrder = preparedCommand<'refundDonateOrder', Prepared>(
  payBack,
  async ({ player, others, params: { id }, address, requestId }, { payment, isPaidBack, isMissing }) => {
    const order = await findOrder(id)
    if (!order || isMissing) throw notFound('notFound', 'Такого заказа нет')
    // Another call, or the report of the provider, may have refunded the order meanwhile.
    if (!payment || order.state !== 'PAID')
      throw conflict('orderNotPaid', 'Вернуть можно только оплаченный заказ')
    if (!isPaidBack) throw providerUnavailable()
    const buyer = [player, ...others].find((one) => one.id === order.playerId)
    if (buyer) {
      const instant = now()
      sqlSoon`UPDATE donate_payment SET refunded_at = ${instant} WHERE id = ${payment.id} AND refunded_at IS NULL`
      takePackBack(buyer, order, instant)
    }
    afterCommit(() =>
      logSecurity({
        event: 'donateOrderRefunded',
        playerId: player.id,
        subjectId: order.playerId,
        address,
        requestId,
      }),
    )
    const refunded = await findOrderForAdmin(id)
    if (!refunded) throw notFound('notFound', 'Такого заказа нет')
    return viewAdminOrder(refunded, now())
  },
  BUYER,
)
