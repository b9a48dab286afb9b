import { z } from 'zod'
import { ORDER_STATES, VERDICTS } from '#rules/donate/orders.ts'
import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { viewRows } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { contentRange, readFilter, readOrder, readRange } from '../../platform/http/handlers/list-range.ts'
import { idBefore, pageOf } from '../../platform/http/handlers/page-cursor.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { findOrderForAdmin, findOrdersForAdmin, findPaymentsForAdmin } from './admin-queries.ts'
import { PAYMENTS, viewAdminOrder, viewAdminPayment } from './admin-views.ts'
import { createDonateOrder } from './create-order.ts'
import { settleDebt } from './debts.ts'
import { cancelOrder } from './end-order.ts'
import { findOwnOrder, readOrders } from './orders.ts'
import { refundDonateOrder } from './refund-order.ts'
import { setLimit } from './spending.ts'
import { ORDERS, readLimitView, viewOrder } from './views.ts'

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const provider = z.enum(['sandbox', 'telegram-stars'])

const orderFilter = z.strictObject({
  id: z.array(id).max(100).optional(),
  playerId: id.optional(),
  state: z.enum(ORDER_STATES).optional(),
  provider: provider.optional(),
})

const paymentFilter = z.strictObject({
  verdict: z.enum(VERDICTS).optional(),
  provider: provider.optional(),
  orderId: id.optional(),
  kept: z.boolean().optional(),
})

/** Orders and payments get their ids in the order of time. */
const ORDER_ORDER = { id: 'id', createdAt: 'id', paidAt: 'paidAt' } as const
const PAYMENT_ORDER = { id: 'id', receivedAt: 'id' } as const

export const donateHandlers = {
  listDonateOrders: playerQuery(async ({ player, query: { limit = 20, cursor } }) => {
    const instant = now()
    const rows = await readOrders(player.id, idBefore(cursor), limit + 1)
    return pageOf(
      rows,
      limit,
      (order) => order.id,
      (order) => viewOrder(order, instant),
      ORDERS,
    )
  }),

  getDonateOrder: playerQuery(async ({ player, params: { orderId } }) =>
    viewOrder(await findOwnOrder(player.id, orderId), now()),
  ),

  createDonateOrder,

  cancelDonateOrder: command(async ({ player, params: { orderId } }) => ({
    order: viewOrder(await cancelOrder(player, orderId), now()),
  })),

  settleDonateDebt: command(async ({ player }) => ({ owedDiamonds: await settleDebt(player) })),

  setDonateLimit: command(async ({ player, body: { kopecks } }) => {
    await setLimit(player.id, kopecks, now())
    return { limit: await readLimitView(player.id, now()) }
  }),

  listDonateOrdersForAdmin: query(async ({ query: asked, reply }) => {
    const page = readRange(asked)
    const order = readOrder(asked, ORDER_ORDER, ['id', 'DESC'])
    const { rows, count } = await findOrdersForAdmin(readFilter(asked, orderFilter), order, page)
    reply.header('Content-Range', contentRange('donate-orders', page, rows.length, count))
    return viewRows(rows, (row) => viewAdminOrder(row, now()), ORDERS)
  }),

  getDonateOrderForAdmin: query(async ({ params }) => {
    const order = await findOrderForAdmin(params.id)
    if (!order) throw notFound('notFound', 'Такого заказа нет')
    return viewAdminOrder(order, now())
  }),

  refundDonateOrder,

  listDonatePaymentsForAdmin: query(async ({ query: asked, reply }) => {
    const page = readRange(asked)
    const order = readOrder(asked, PAYMENT_ORDER, ['id', 'DESC'])
    const { rows, count } = await findPaymentsForAdmin(readFilter(asked, paymentFilter), order, page)
    reply.header('Content-Range', contentRange('donate-payments', page, rows.length, count))
    return viewRows(rows, viewAdminPayment, PAYMENTS)
  }),
} satisfies HandlersOf<'donate'>
