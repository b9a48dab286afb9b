import { type Fault, isAmong } from '../../platform/invariants/invariant.ts'
import { sql } from '../../platform/sql.ts'

/** Checks challenges: places only of those that have ended, and every prize in the ledger once. */
export function challengeFaults(playerIds?: readonly number[]): Promise<Fault[]> {
  return sql<Fault>`
  SELECT 'nobody has a place in a running challenge' AS rule, score.challenge_id || ' ' || score.player_id AS subject
  FROM challenge_score AS score JOIN challenge ON challenge.id = score.challenge_id
  WHERE ${isAmong('score.player_id', playerIds)} AND score.place IS NOT NULL AND challenge.scored IS NULL
  UNION ALL
  SELECT 'who has points in a challenge that is paid has a place, unless blocked before', score.challenge_id || ' ' || score.player_id
  FROM challenge_score AS score JOIN challenge ON challenge.id = score.challenge_id
  WHERE ${isAmong('score.player_id', playerIds)} AND challenge.settled_at IS NOT NULL
    AND (score.place IS NULL) <> (score.value = 0) AND NOT (score.place IS NULL AND EXISTS (
      SELECT FROM player LEFT JOIN player_block AS block ON block.player_id = player.id
      WHERE player.id = score.player_id AND (block.since <= challenge.settled_at OR player.kind = 'DELETED')))
  UNION ALL
  SELECT 'a prize of a challenge is in the ledger once', score.challenge_id || ' ' || score.player_id
  FROM challenge_score AS score
  WHERE ${isAmong('score.player_id', playerIds)} AND score.reward IS NOT NULL
    AND (score.reward ->> 'diamonds')::bigint <> (
      SELECT coalesce(sum(entry.amount), 0) FROM money_entry AS entry
      WHERE entry.player_id = score.player_id AND entry.source = 'CHALLENGE' AND entry.currency = 'DIAMONDS'
        AND entry.reference = 'challenge:' || score.challenge_id)`
}
