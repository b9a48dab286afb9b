import { type Fault, isAmong } from '../../platform/invariants/invariant.ts'
import { sql } from '../../platform/sql.ts'

/** Checks members, leaders and tags of guilds, and that shares are what the ledger has taken. */
export function guildFaults(playerIds?: readonly number[]): Promise<Fault[]> {
  const isAsked = isAmong('player_id', playerIds)
  return sql<Fault>`
  WITH joined AS (
    SELECT member.player_id, member.guild_id, role.type FROM guild_member AS member
    JOIN guild_role AS role ON role.id = member.role_id WHERE ${isAsked}
  )
  SELECT 'the tag beside a name is that of the guild' AS rule, player.id::text AS subject
  FROM player LEFT JOIN guild_member AS member ON member.player_id = player.id LEFT JOIN guild ON guild.id = member.guild_id
  WHERE ${isAmong('player.id', playerIds)} AND player.guild_tag IS DISTINCT FROM guild.tag
  UNION ALL
  SELECT 'exactly the leader has the leading role', joined.player_id::text
  FROM joined JOIN guild ON guild.id = joined.guild_id
  WHERE (joined.type = 'LEADER') <> (guild.leader_id = joined.player_id)
  UNION ALL
  SELECT 'a guild counts its members', guild.id::text FROM guild
  WHERE ${isAmong('guild.leader_id', playerIds)}
    AND guild.member_count <> (SELECT count(*) FROM guild_member WHERE guild_id = guild.id)
  UNION ALL
  SELECT 'the leader belongs to the guild', guild.id::text FROM guild
  WHERE ${isAmong('guild.leader_id', playerIds)}
    AND NOT EXISTS (SELECT FROM guild_member WHERE guild_id = guild.id AND player_id = guild.leader_id)
  UNION ALL
  SELECT 'members ask no other guild and take part in no founding', joined.player_id::text FROM joined
  WHERE EXISTS (SELECT FROM guild_request AS request WHERE request.player_id = joined.player_id)
    OR EXISTS (SELECT FROM guild_share AS share WHERE share.player_id = joined.player_id AND share.is_open)
  UNION ALL
  SELECT 'a share is what the ledger has taken', share.founding_id || ' ' || share.player_id FROM guild_share AS share
  JOIN guild_founding AS founding ON founding.id = share.founding_id
  WHERE ${isAsked} AND share.diamonds + (
    SELECT coalesce(sum(amount), 0) FROM money_entry AS entry WHERE entry.player_id = share.player_id
      AND source = 'GUILD' AND reference = 'guildShare:' || founding.id || ':' || founding.name) <> 0
  UNION ALL
  SELECT 'a founding is the sum of its shares', founding.id::text
  FROM guild_founding AS founding LEFT JOIN guild_share AS share ON share.founding_id = founding.id
  WHERE ${isAmong('founding.founder_id', playerIds)} GROUP BY founding.id
  HAVING founding.diamonds <> coalesce(sum(share.diamonds), 0) OR founding.share_count <> count(share.player_id)
    OR (founding.status = 'FOUNDED') <> (founding.diamonds = 1000)
  UNION ALL
  SELECT 'a failed founding has paid back every share', entry.player_id || ' ' || founding.id
  FROM guild_founding AS founding JOIN money_entry AS entry
    ON entry.source = 'GUILD' AND entry.reference = 'guildShare:' || founding.id || ':' || founding.name
  WHERE ${isAmong('entry.player_id', playerIds)} AND founding.status IN ('EXPIRED', 'CANCELLED')
  GROUP BY entry.player_id, founding.id HAVING sum(entry.amount) <> 0`
}
