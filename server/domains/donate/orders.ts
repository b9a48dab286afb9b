import type { OrderNow } from '#rules/donate/orders.ts'
import type { NewRowOf, RowOf } from '../../platform/database/model.ts'
import { assignmentsOf, columnsOf, type ListedRow, newRowOf } from '../../platform/database/model-parts.ts'
import { notFound } from '../../platform/errors.ts'
import { sql, sqlMaybe, sqlOne, sqlSoon } from '../../platform/sql.ts'
import { isUuid } from '../../platform/uuid.ts'
import { donateOrders } from './models.ts'

const orderColumns = columnsOf(donateOrders)

export type OrderRow = ListedRow<typeof orderColumns>

/** The order as the rules see it. */
export function orderNow({ state, expiresAt, provider, currency, minor }: OrderRow): OrderNow {
  return { state, expiresAt: expiresAt.getTime(), provider, currency, minor }
}

/** The order that a provider names, and whose it is. Undefined for a key that is none of ours. */
export async function findOrderByKey(key: string): Promise<OrderRow | undefined> {
  if (!isUuid(key)) return undefined
  return sqlMaybe<OrderRow>`SELECT ${orderColumns} FROM donate_order WHERE key = ${key}::uuid`
}

export function findOrder(id: number): Promise<OrderRow | undefined> {
  return sqlMaybe<OrderRow>`SELECT ${orderColumns} FROM donate_order WHERE id = ${id}`
}

/** The player's own order. 404. */
export async function findOwnOrder(playerId: number, id: number): Promise<OrderRow> {
  const order = await findOrder(id)
  if (order?.playerId !== playerId) throw notFound('notFound', 'Такого заказа у вас нет')
  return order
}

/** Orders of a player that still wait at `instant`, newest first. */
export function readOpenOrders(playerId: number, instant: Date): Promise<OrderRow[]> {
  return sql<OrderRow>`
    SELECT ${orderColumns} FROM donate_order
    WHERE player_id = ${playerId} AND state = 'OPEN' AND expires_at > ${instant} ORDER BY id DESC LIMIT 5`
}

/** Orders of a player below an id, newest first. */
export function readOrders(playerId: number, before: number, limit: number): Promise<OrderRow[]> {
  return sql<OrderRow>`
    SELECT ${orderColumns} FROM donate_order WHERE player_id = ${playerId} AND id < ${before}
    ORDER BY id DESC LIMIT ${limit}`
}

export function insertOrder(row: NewRowOf<(typeof donateOrders)['columns']>): Promise<OrderRow> {
  return sqlOne<OrderRow>`INSERT INTO ${newRowOf(donateOrders, row)} RETURNING ${orderColumns}`
}

/** Changes an order whose player is locked, also in `order`. */
export function saveOrder(
  order: OrderRow,
  changes: Partial<Pick<OrderRow, 'state' | 'paidAt' | 'refundedAt' | 'diamondsTaken' | 'diamondsMissing'>>,
): OrderRow {
  sqlSoon`UPDATE donate_order SET ${assignmentsOf(donateOrders, changes as Partial<RowOf<(typeof donateOrders)['columns']>>)} WHERE id = ${order.id}`
  return { ...order, ...changes }
}
