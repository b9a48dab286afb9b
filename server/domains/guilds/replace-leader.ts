import { DAY_MS } from '#rules/core/game-day.ts'
import { heirOf, LEADER_AWAY_DAYS, roleAfterLeading } from '#rules/guilds/leadership.ts'
import { findMemberIds, lockGuild } from '../../game/guilds/guild-row.ts'
import { readMembers, saveMemberRole } from '../../game/guilds/members.ts'
import { passLeadership } from '../../game/guilds/pass-leadership.ts'
import { readRoles } from '../../game/guilds/roles.ts'
import { notify } from '../../game/notifications/notify.ts'
import { lockPlayers } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'
import { sqlMaybe } from '../../platform/sql.ts'
import { notifyMembers, reportToMembers } from './notify-members.ts'

/**
 * The tag of a guild whose leader is away or blocked for good or for as long, and in which somebody else acts: of one guild, or of all.
 * Guilds in which nobody acts wait.
 */
async function findLeaderless(tag: string | null): Promise<string | undefined> {
  const seenAfter = new Date(now().getTime() - LEADER_AWAY_DAYS * DAY_MS)
  const found = await sqlMaybe<{ tag: string }>`
    SELECT guild.tag FROM guild JOIN player AS leader ON leader.id = guild.leader_id
    WHERE (${tag}::text IS NULL OR guild.tag = ${tag})
      AND (coalesce(leader.last_seen_at, leader.created_at) < ${seenAfter} OR EXISTS (
        SELECT FROM player_block AS block WHERE block.player_id = leader.id AND block.lifted_at IS NULL
          AND coalesce(block.until > ${now()} AND block.until - block.since >= ${LEADER_AWAY_DAYS} * interval '1 day', true)))
      AND EXISTS (
        SELECT FROM guild_member AS member JOIN player ON player.id = member.player_id
        WHERE member.guild_id = guild.id AND player.id <> leader.id AND NOT player.is_blocked
          AND coalesce(player.last_seen_at, player.created_at) >= ${seenAfter})
    ORDER BY guild.id LIMIT 1`
  return found?.tag
}

/**
 * Passes one guild whose leader is gone to the highest member who acts, of equals to who joined first. The old leader stays in the
 * guild with the role next below. Members are notified. Resolves to whether there was such a guild.
 */
export async function replaceGoneLeader(): Promise<boolean> {
  const known = await findLeaderless(null)
  if (known === undefined) return false
  const there = await lockGuild(known, await lockPlayers(await findMemberIds(known)))
  // The leader may have come back while the guild was waited for.
  if ((await findLeaderless(known)) === undefined) return true
  const { guild } = there
  const seenAfter = now().getTime() - LEADER_AWAY_DAYS * DAY_MS
  const members = await readMembers(guild.id)
  const leader = members.find(({ id }) => id === guild.leaderId)
  const acting = there.members.filter(
    ({ isBlocked, lastSeenAt, createdAt }) => !isBlocked && (lastSeenAt ?? createdAt).getTime() >= seenAfter,
  )
  const heir = heirOf(
    members.filter(({ id }) => id !== guild.leaderId && acting.some((one) => one.id === id)),
  )
  if (!leader || !heir) return true
  passLeadership(guild.id, leader, heir)
  const roles = await readRoles(guild.id)
  const first = roles.find(({ roleId }) => roleId === leader.roleId)
  if (first) saveMemberRole(leader.id, roleAfterLeading(roles, first).roleId)
  const about = { guild: guild.name, playerId: heir.id, role: leader.roleName }
  notify(heir.id, { type: 'GUILD_ROLE_CHANGED', ...about, change: 'LEAD' })
  notifyMembers(there, { type: 'GUILD_ROLE_CHANGED', ...about, change: 'NEW_LEADER' }, [heir.id])
  reportToMembers(there)
  return true
}
