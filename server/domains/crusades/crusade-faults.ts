import { type Fault, isAmong } from '../../platform/invariants/invariant.ts'
import { sql } from '../../platform/sql.ts'

/** Checks crusades: who belongs to them, and that everybody who has come home has the report. */
export function crusadeFaults(playerIds?: readonly number[]): Promise<Fault[]> {
  return sql<Fault>`
  SELECT 'a crusade has its leader and at most six members' AS rule, crusade.id::text AS subject
  FROM crusade WHERE ${isAmong('leader_id', playerIds)}
    AND ((SELECT count(*) FROM crusade_member AS member WHERE member.crusade_id = crusade.id) > 6
      OR NOT EXISTS (SELECT FROM crusade_member AS member
        WHERE member.crusade_id = crusade.id AND member.player_id = crusade.leader_id))
  UNION ALL
  SELECT 'who is in a crusade that is not home asks to join no other', player_id::text
  FROM crusade_candidate AS candidate WHERE ${isAmong('player_id', playerIds)}
    AND EXISTS (SELECT FROM crusade_member AS member
      WHERE member.player_id = candidate.player_id AND member.finished_at IS NULL)
  UNION ALL
  SELECT 'nobody asks to join a crusade that has set out', candidate.player_id::text
  FROM crusade_candidate AS candidate JOIN crusade ON crusade.id = candidate.crusade_id
  WHERE ${isAmong('candidate.player_id', playerIds)} AND crusade.started_at IS NOT NULL
  UNION ALL
  SELECT 'who has come home from a crusade has its report', member.id::text
  FROM crusade_member AS member JOIN crusade ON crusade.id = member.crusade_id
    JOIN player ON player.id = member.player_id
  WHERE ${isAmong('member.player_id', playerIds)} AND member.finished_at IS NOT NULL
    AND (crusade.fight_id IS NULL OR (player.kind = 'HUMAN' AND NOT EXISTS (
      SELECT FROM fight_log AS log WHERE log.fight_id = crusade.fight_id AND log.player_id = member.player_id)))
  UNION ALL
  SELECT 'a member sets out together with the crusade', member.id::text
  FROM crusade_member AS member JOIN crusade ON crusade.id = member.crusade_id
  WHERE ${isAmong('member.player_id', playerIds)} AND (member.basis IS NULL) <> (crusade.started_at IS NULL)`
}
