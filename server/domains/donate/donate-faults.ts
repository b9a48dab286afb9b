import { type Fault, isAmong } from '../../platform/invariants/invariant.ts'
import type { Trail } from '../../platform/invariants/trail.ts'
import { sql } from '../../platform/sql.ts'

/** Players who ordered. */
export const ORDER_TRAIL: Trail = { table: 'donate_order', player: 'player_id' }

/** Checks that paid orders are what the ledger has, each once, and that refunds took what they say. */
export function donateFaults(playerIds?: readonly number[]): Promise<Fault[]> {
  const isAsked = isAmong('donated.player_id', playerIds)
  return sql<Fault>`
  WITH line AS (
    SELECT player_id, amount, reference FROM money_entry
    WHERE source = 'DONATE' AND currency = 'DIAMONDS' AND ${isAmong('player_id', playerIds)}
  )
  SELECT 'a paid order is one line of the ledger' AS rule, donated.id::text AS subject
  FROM donate_order AS donated LEFT JOIN line
    ON line.player_id = donated.player_id AND line.reference = 'donate:' || donated.id || ':' || donated.pack_key
  WHERE ${isAsked} AND donated.kind = 'DIAMONDS' GROUP BY donated.id
  HAVING count(line.amount) <> (donated.paid_at IS NOT NULL)::int
    OR coalesce(sum(line.amount), 0) <> CASE WHEN donated.paid_at IS NULL THEN 0 ELSE donated.diamonds END
  UNION ALL
  SELECT 'a refund is what the ledger has taken', donated.id::text
  FROM donate_order AS donated LEFT JOIN line
    ON line.player_id = donated.player_id AND line.reference = 'donateRefund:' || donated.id || ':' || donated.pack_key
  WHERE ${isAsked} GROUP BY donated.id
  HAVING coalesce(sum(line.amount), 0) <> -donated.diamonds_taken
  UNION ALL
  SELECT 'a refund of diamonds accounts for all of them', donated.id::text FROM donate_order AS donated
  WHERE ${isAsked} AND donated.diamonds_taken + donated.diamonds_missing
    <> CASE WHEN donated.state = 'REFUNDED' AND donated.paid_at IS NOT NULL THEN donated.diamonds ELSE 0 END
  UNION ALL
  SELECT 'a paid order has the payment that paid it', donated.id::text FROM donate_order AS donated
  WHERE ${isAsked} AND (donated.paid_at IS NOT NULL) <> EXISTS (
    SELECT FROM donate_payment WHERE order_id = donated.id AND verdict IN ('CREDITED', 'LATE'))
  UNION ALL
  SELECT 'what the store gives has its order', line.reference FROM line
  WHERE NOT EXISTS (
    SELECT FROM donate_order AS donated WHERE donated.player_id = line.player_id
      AND line.reference IN ('donate:' || donated.id || ':' || donated.pack_key,
        'donateRefund:' || donated.id || ':' || donated.pack_key))`
}
