import { type Fault, isAmong } from '../../platform/invariants/invariant.ts'
import { sql } from '../../platform/sql.ts'

/**
 * Finds items marked as on the market that no open lot offers: nobody could use or sell them. The opposite of
 * `lotFaults`, which checks that open lots are covered.
 */
export function strandedGoods(playerIds?: readonly number[]): Promise<Fault[]> {
  const isAsked = isAmong('player_id', playerIds)
  return sql<Fault>`
  WITH kept AS (
    SELECT player_id, 'resource' AS kind, resource_id AS item_id, amount_in_market AS amount FROM resource_stack
    WHERE amount_in_market > 0 AND ${isAsked}
    UNION ALL
    SELECT player_id, 'consumable', consumable_id, amount_in_market FROM consumable_stack
    WHERE amount_in_market > 0 AND ${isAsked}
  ), offered AS (
    SELECT seller_id AS player_id, kind, item_id, sum(amount) AS amount FROM market_lot
    WHERE status = 'OPEN' AND kind <> 'gear' AND ${isAmong('seller_id', playerIds)} GROUP BY 1, 2, 3
  )
  SELECT 'what is kept for the market is in open lots' AS rule, player_id || ' ' || kind || ' ' || item_id AS subject
  FROM kept LEFT JOIN offered USING (player_id, kind, item_id)
  WHERE kept.amount > coalesce(offered.amount, 0)
  UNION ALL
  SELECT 'what is kept for the market is in open lots', gear.player_id || ' gear ' || gear.id
  FROM gear LEFT JOIN market_lot AS lot ON lot.gear_entity_id = gear.id AND lot.status = 'OPEN'
  WHERE gear.is_in_market AND ${isAmong('gear.player_id', playerIds)} AND lot.id IS NULL`
}
