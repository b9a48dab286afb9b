import { DAY_MS } from '#rules/core/game-day.ts'
import { sql } from '../../platform/sql.ts'

/** How long a payment of a deleted player can still be refunded by the console, ms. */
const REFUNDABLE_MS = 180 * DAY_MS

/** Forgets who paid for deleted players. Resolves to how many payments it changed. */
export async function purgePayers(instant: Date, limit: number): Promise<number> {
  const before = new Date(instant.getTime() - REFUNDABLE_MS)
  const changed = await sql`
    UPDATE donate_payment SET payer = NULL WHERE id IN (
      SELECT payment.id FROM donate_payment AS payment JOIN donate_order ON donate_order.id = payment.order_id
      JOIN player ON player.id = donate_order.player_id
      WHERE payment.payer IS NOT NULL AND payment.received_at < ${before} AND player.kind = 'DELETED' LIMIT ${limit}
    ) RETURNING id`
  return changed.length
}
