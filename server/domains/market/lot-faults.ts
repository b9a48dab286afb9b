import { sql } from '../../platform/sql.ts'
import type { Fault } from '../../platform/timers/platform-timers.ts'

/** Open lots against what lies in the market. It reads whole tables, but blocks nobody. */
export function lotFaults(): Promise<Fault[]> {
  return sql<Fault>`
  SELECT 'an offered piece lies with its seller, on the market' AS rule, lot.id::text AS subject
  FROM market_lot AS lot LEFT JOIN gear ON gear.id = lot.gear_entity_id
  WHERE lot.status = 'OPEN' AND lot.kind = 'gear' AND (gear.player_id = lot.seller_id AND gear.is_in_market) IS NOT TRUE
  UNION ALL
  SELECT 'open lots are covered by what is in the market', offered.seller_id || ' ' || offered.kind || ' ' || offered.item_id
  FROM (
    SELECT seller_id, kind, item_id, sum(amount) AS amount FROM market_lot
    WHERE status = 'OPEN' AND kind <> 'gear' GROUP BY seller_id, kind, item_id
  ) AS offered
  LEFT JOIN resource_stack AS resource
    ON offered.kind = 'resource' AND resource.player_id = offered.seller_id AND resource.resource_id = offered.item_id
  LEFT JOIN consumable_stack AS wine
    ON offered.kind = 'consumable' AND wine.player_id = offered.seller_id AND wine.consumable_id = offered.item_id
  WHERE offered.amount > coalesce(resource.amount_in_market, wine.amount_in_market, 0)`
}
