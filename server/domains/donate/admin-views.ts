import type { AdminDonateOrder, AdminDonatePayment } from '#generated/types.ts'
import { bulkhead } from '../../platform/bulkhead.ts'
import type { AdminOrderRow, AdminPaymentRow } from './admin-queries.ts'

export const PAYMENTS = bulkhead('payments')

export function viewAdminOrder(order: AdminOrderRow, instant: Date): AdminDonateOrder {
  const isOver = order.state === 'OPEN' && order.expiresAt <= instant
  return {
    ...order,
    state: isOver ? 'EXPIRED' : order.state,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    refundedAt: order.refundedAt?.toISOString() ?? null,
  }
}

export function viewAdminPayment({ payer: _payer, ...payment }: AdminPaymentRow): AdminDonatePayment {
  return {
    ...payment,
    receivedAt: payment.receivedAt.toISOString(),
    refundedAt: payment.refundedAt?.toISOString() ?? null,
  }
}
