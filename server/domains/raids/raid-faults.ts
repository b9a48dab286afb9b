import { type Fault, isAmong } from '../../platform/invariants/invariant.ts'
import { sql } from '../../platform/sql.ts'

/** Checks the gold of raids: by the ledger of both sides, and by the limit of a day. */
export function raidFaults(playerIds?: readonly number[]): Promise<Fault[]> {
  const isAsked = isAmong('player_id', playerIds)
  return sql<Fault>`
  WITH booked AS (
    SELECT player_id, reference, sum(amount) AS amount FROM money_entry
    WHERE source = 'FORAY' AND currency = 'GOLD' AND ${isAsked} GROUP BY player_id, reference
  ), side AS (
    SELECT id, attacker_id AS player_id, coalesce(loot, 0) AS amount FROM fight
    WHERE type = 'FORAY' AND ${isAmong('attacker_id', playerIds)}
    UNION ALL
    SELECT id, defender_id, -coalesce(loot, 0) FROM fight
    WHERE defender_id IS NOT NULL AND ${isAmong('defender_id', playerIds)}
  )
  SELECT 'a raider gets the gold that the castle loses' AS rule, side.id || ' ' || side.player_id AS subject
  FROM side LEFT JOIN booked
    ON booked.player_id = side.player_id AND booked.reference = 'raid:' || side.id
  WHERE side.amount <> coalesce(booked.amount, 0)
  UNION ALL
  SELECT 'raids take at most a quarter of the gold of a day', player_id::text
  FROM raid_castle WHERE looted_today > coalesce(gold_at_day_start, 0) / 4 AND ${isAsked}`
}
