import { sql } from './sql.ts'

/** A promise of the data that does not hold. */
export type LedgerFault = {
  readonly rule: string
  /** Where: player, currency, resource … */
  readonly subject: string
}

/**
 * What must always be true, asked in one statement; an empty list is good. Run after every integration test and each
 * minute in operation (docs/operating.md, "Watching"). It reads whole tables, but blocks nobody.
 */
export function ledgerFaults(): Promise<LedgerFault[]> {
  return sql<LedgerFault>`
  WITH balance AS (
    SELECT id AS player_id, unnest(ARRAY['GOLD', 'DIAMONDS', 'GLORY']) AS currency,
      unnest(ARRAY[gold, diamonds, glory]) AS amount
    FROM player
  ), booked AS (
    SELECT player_id, currency, sum(amount) AS amount FROM money_entry GROUP BY player_id, currency
  ), latest AS (
    SELECT DISTINCT ON (player_id, currency) player_id, currency, balance_after
    FROM money_entry ORDER BY player_id, currency, id DESC
  ), received AS (
    SELECT player_id, resource_id, sum(CASE action WHEN 'RECEIVED' THEN amount ELSE -amount END) AS amount
    FROM resource_entry GROUP BY player_id, resource_id
  ), received_consumable AS (
    SELECT player_id, consumable_id, sum(CASE action WHEN 'RECEIVED' THEN amount ELSE -amount END) AS amount
    FROM consumable_entry GROUP BY player_id, consumable_id
  ), received_gear AS (
    SELECT player_id, gear_entity_id AS id, sum(CASE action WHEN 'RECEIVED' THEN 1 ELSE -1 END) AS amount
    FROM gear_entry GROUP BY player_id, gear_entity_id
  ), booked_points AS (
    SELECT player_id AS id, sum(amount) AS amount FROM enhance_entry GROUP BY player_id
  )
  SELECT 'the ledger adds up to the balance' AS rule, player_id || ' ' || currency AS subject
  FROM balance LEFT JOIN booked USING (player_id, currency)
  WHERE balance.amount <> coalesce(booked.amount, 0)
  UNION ALL
  SELECT 'the last entry names the balance', player_id || ' ' || currency
  FROM balance JOIN latest USING (player_id, currency) WHERE balance.amount <> latest.balance_after
  UNION ALL
  SELECT 'no purse is negative', player_id || ' ' || currency FROM balance WHERE amount < 0
  UNION ALL
  SELECT 'the history adds up to the stack', player_id || ' resource ' || resource_id
  FROM resource_stack FULL JOIN received USING (player_id, resource_id)
  WHERE coalesce(resource_stack.amount, 0) <> coalesce(received.amount, 0)
  UNION ALL
  SELECT 'a stack holds 0 to 500, of which 0 to all in the market', player_id || ' resource ' || resource_id
  FROM resource_stack WHERE amount NOT BETWEEN 0 AND 500 OR amount_in_market NOT BETWEEN 0 AND amount
  UNION ALL
  SELECT 'the history adds up to the stack', player_id || ' consumable ' || consumable_id
  FROM consumable_stack FULL JOIN received_consumable USING (player_id, consumable_id)
  WHERE coalesce(consumable_stack.amount, 0) <> coalesce(received_consumable.amount, 0)
  UNION ALL
  SELECT 'a stack holds 0 to 500, of which 0 to all in the market', player_id || ' consumable ' || consumable_id
  FROM consumable_stack WHERE amount NOT BETWEEN 0 AND 500 OR amount_in_market NOT BETWEEN 0 AND amount
  UNION ALL
  SELECT 'the history gives every piece of gear to its one owner', player_id || ' gear ' || id
  FROM gear FULL JOIN received_gear USING (player_id, id)
  WHERE coalesce(received_gear.amount, 0) <> CASE WHEN gear.gear_id IS NULL THEN 0 ELSE 1 END
  UNION ALL
  SELECT 'a piece of gear is in one place', player_id || ' gear ' || id
  FROM gear WHERE is_in_market AND (equipped_slot IS NOT NULL OR is_locked)
  UNION ALL
  SELECT 'an offered piece lies with its seller, on the market', lot.id::text
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
  WHERE offered.amount > coalesce(resource.amount_in_market, wine.amount_in_market, 0)
  UNION ALL
  SELECT 'a slot holds one piece of gear', player_id || ' slot ' || equipped_slot
  FROM gear WHERE equipped_slot IS NOT NULL GROUP BY player_id, equipped_slot HAVING count(*) > 1
  UNION ALL
  SELECT 'the ledger adds up to the enhance points', player.id::text
  FROM player LEFT JOIN booked_points USING (id) WHERE player.enhance_points <> coalesce(booked_points.amount, 0)
  UNION ALL
  SELECT 'one mission is out at a time', player_id::text
  FROM mission_run WHERE finished_at IS NULL GROUP BY player_id HAVING count(*) > 1
  UNION ALL
  SELECT 'a finished mission has its fight, an unfinished one none', id::text
  FROM mission_run WHERE (finished_at IS NULL) <> (fight_id IS NULL)
  UNION ALL
  SELECT 'a fight is finished by one mission', fight_id::text
  FROM mission_run WHERE fight_id IS NOT NULL GROUP BY fight_id HAVING count(*) > 1`
}
