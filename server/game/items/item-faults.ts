import { ledgerLines } from '../../platform/database/partitions/checkpoint.ts'
import type { SummedBy } from '../../platform/database/partitions/divided-table.ts'
import { type Fault, isAmong } from '../../platform/invariants/invariant.ts'
import type { Trail } from '../../platform/invariants/trail.ts'
import { sql } from '../../platform/sql.ts'

/** Players who received or lost items or points. */
export const ITEM_TRAILS: readonly Trail[] = [
  'resource_entry',
  'consumable_entry',
  'gear_entry',
  'enhance_entry',
].map((table) => ({ table, player: 'player_id' }))

const SIGNED = "CASE action WHEN 'RECEIVED' THEN amount ELSE -amount END"

/** What the histories add up to: stacks and points. That of gear follows single pieces, so it has no sums. */
export const RESOURCES_SUMMED: SummedBy = { subject: 'resource_id::text', amount: SIGNED }
export const CONSUMABLES_SUMMED: SummedBy = { subject: 'consumable_id::text', amount: SIGNED }
export const POINTS_SUMMED: SummedBy = { subject: "''", amount: 'amount' }

/** Checks stacks, gear and enhance points against their histories. */
export function itemFaults(playerIds?: readonly number[]): Promise<Fault[]> {
  const isAsked = isAmong('player_id', playerIds)
  return sql<Fault>`
  WITH resource AS (
    SELECT * FROM resource_stack WHERE ${isAsked}
  ), consumable AS (
    SELECT * FROM consumable_stack WHERE ${isAsked}
  ), item AS (
    SELECT * FROM gear WHERE ${isAsked}
  ), received AS (
    SELECT player_id, subject::int AS resource_id, sum(amount) AS amount
    FROM ${ledgerLines('resource_entry', RESOURCES_SUMMED, isAsked)} AS line GROUP BY player_id, subject
  ), received_consumable AS (
    SELECT player_id, subject::int AS consumable_id, sum(amount) AS amount
    FROM ${ledgerLines('consumable_entry', CONSUMABLES_SUMMED, isAsked)} AS line GROUP BY player_id, subject
  ), received_gear AS (
    SELECT player_id, gear_entity_id AS id, sum(CASE action WHEN 'RECEIVED' THEN 1 ELSE -1 END) AS amount
    FROM gear_entry WHERE ${isAsked} GROUP BY player_id, gear_entity_id
  ), booked_points AS (
    SELECT player_id AS id, sum(amount) AS amount FROM ${ledgerLines('enhance_entry', POINTS_SUMMED, isAsked)} AS line GROUP BY player_id
  )
  SELECT 'the history adds up to the stack' AS rule, player_id || ' resource ' || resource_id AS subject
  FROM resource FULL JOIN received USING (player_id, resource_id)
  WHERE coalesce(resource.amount, 0) <> coalesce(received.amount, 0)
  UNION ALL
  SELECT 'a stack holds 0 to 500, of which 0 to all in the market', player_id || ' resource ' || resource_id
  FROM resource WHERE amount NOT BETWEEN 0 AND 500 OR amount_in_market NOT BETWEEN 0 AND amount
  UNION ALL
  SELECT 'the history adds up to the stack', player_id || ' consumable ' || consumable_id
  FROM consumable FULL JOIN received_consumable USING (player_id, consumable_id)
  WHERE coalesce(consumable.amount, 0) <> coalesce(received_consumable.amount, 0)
  UNION ALL
  SELECT 'a stack holds 0 to 500, of which 0 to all in the market', player_id || ' consumable ' || consumable_id
  FROM consumable WHERE amount NOT BETWEEN 0 AND 500 OR amount_in_market NOT BETWEEN 0 AND amount
  UNION ALL
  SELECT 'the history gives every gear item to its one owner', player_id || ' gear ' || id
  FROM item FULL JOIN received_gear USING (player_id, id)
  WHERE coalesce(received_gear.amount, 0) <> CASE WHEN item.gear_id IS NULL THEN 0 ELSE 1 END
  UNION ALL
  SELECT 'a gear item is in one place', player_id || ' gear ' || id
  FROM item WHERE is_in_market AND (equipped_slot IS NOT NULL OR is_locked)
  UNION ALL
  SELECT 'a slot holds one gear item', player_id || ' slot ' || equipped_slot
  FROM item WHERE equipped_slot IS NOT NULL GROUP BY player_id, equipped_slot HAVING count(*) > 1
  UNION ALL
  SELECT 'the ledger adds up to the enhance points', player.id::text
  FROM player LEFT JOIN booked_points USING (id)
  WHERE ${isAmong('player.id', playerIds)} AND player.enhance_points <> coalesce(booked_points.amount, 0)`
}
