import { type Fault, isAmong } from '../../platform/invariants/invariant.ts'
import type { Trail } from '../../platform/invariants/trail.ts'
import { sql } from '../../platform/sql.ts'

/** Players who have put something on the market. */
export const LOT_TRAIL: Trail = { table: 'market_lot', player: 'seller_id' }

/** Checks that open lots are covered by items on the market. */
export function lotFaults(playerIds?: readonly number[]): Promise<Fault[]> {
  return sql<Fault>`
  SELECT 'an offered item lies with its seller, on the market' AS rule, lot.id::text AS subject
  FROM market_lot AS lot LEFT JOIN gear ON gear.id = lot.gear_entity_id
  WHERE lot.status = 'OPEN' AND lot.kind = 'gear' AND ${isAmong('lot.seller_id', playerIds)}
    AND (gear.player_id = lot.seller_id AND gear.is_in_market) IS NOT TRUE
  UNION ALL
  SELECT 'open lots are covered by what is in the market', offered.seller_id || ' ' || offered.kind || ' ' || offered.item_id
  FROM (
    SELECT seller_id, kind, item_id, sum(amount) AS amount FROM market_lot
    WHERE status = 'OPEN' AND kind <> 'gear' AND ${isAmong('seller_id', playerIds)} GROUP BY seller_id, kind, item_id
  ) AS offered
  LEFT JOIN resource_stack AS resource
    ON offered.kind = 'resource' AND resource.player_id = offered.seller_id AND resource.resource_id = offered.item_id
  LEFT JOIN consumable_stack AS wine
    ON offered.kind = 'consumable' AND wine.player_id = offered.seller_id AND wine.consumable_id = offered.item_id
  WHERE offered.amount > coalesce(resource.amount_in_market, wine.amount_in_market, 0)`
}
