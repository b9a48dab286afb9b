import { acceptRequestRefusals, sendRequestRefusals } from '#rules/guilds/joining.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { findOpenFoundingOf } from '../../game/guilds/foundings.ts'
import type { LockedGuild } from '../../game/guilds/guild-row.ts'
import { noteInHistory } from '../../game/guilds/history.ts'
import { addMember } from '../../game/guilds/members.ts'
import { insertRequest, readRequestsOf, removeRequest } from '../../game/guilds/requests.ts'
import { requirePermission } from '../../game/guilds/require-guild-permission.ts'
import { readRoles } from '../../game/guilds/roles.ts'
import { notify } from '../../game/notifications/notify.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { notifyAnswering, notifyMembers, reportToMembers } from './notify-members.ts'

function noRequest() {
  return notFound('notFound', 'Такой заявки нет')
}

/** 409 requestPending; 422 alreadyInGuild, foundingUnderway, guildFull, tooManyJoinRequests. */
export async function sendRequest(player: LockedPlayer, there: LockedGuild): Promise<void> {
  const { guild, members } = there
  const [requests, founding] = await Promise.all([readRequestsOf(player.id), findOpenFoundingOf(player.id)])
  const hasAsked = requests.some(({ guildId }) => guildId === guild.id)
  if (hasAsked) throw conflict('requestPending', 'Ваша заявка уже у этой гильдии')
  const candidate = {
    isInGuild: player.guildTag !== null,
    isInFounding: founding !== undefined,
    hasAsked,
    openRequests: requests.length,
  }
  refuseByRules(sendRequestRefusals(candidate, members.length))
  insertRequest({ playerId: player.id, guildId: guild.id, sentAt: now() })
  noteInHistory({ guildId: guild.id, action: 'SEND_JOIN_REQUEST', actorId: player.id })
  const about = { guild: guild.name, playerId: player.id }
  await notifyAnswering(there, { type: 'GUILD_JOIN_REQUEST_SENT', ...about })
}

/** 404 without a request. */
export async function revokeRequest(player: LockedPlayer, there: LockedGuild): Promise<void> {
  const { guild } = there
  if (!(await removeRequest(player.id, guild.id))) throw noRequest()
  noteInHistory({ guildId: guild.id, action: 'REVOKE_JOIN_REQUEST', actorId: player.id })
  const about = { guild: guild.name, playerId: player.id }
  await notifyAnswering(there, { type: 'GUILD_JOIN_REQUEST_REVOKED', ...about })
}

/** 403 noPermission; 404 without a request, or while its player is blocked; 422 guildFull, foundingUnderway. */
export async function acceptRequest(
  player: LockedPlayer,
  there: LockedGuild,
  candidate: LockedPlayer | undefined,
): Promise<void> {
  const { guild, members } = there
  await requirePermission(guild.id, player.id, 'ACCEPT_JOIN_REQUEST')
  if (!candidate || candidate.isBlocked) throw noRequest()
  if (!(await removeRequest(candidate.id, guild.id))) throw noRequest()
  const isInFounding = (await findOpenFoundingOf(candidate.id)) !== undefined
  refuseByRules(acceptRequestRefusals({ isInFounding }, members.length))
  const last = (await readRoles(guild.id)).at(-1)
  if (!last) throw new Error('The guild has no roles')
  addMember(candidate, guild, last.roleId, now())
  noteInHistory({
    guildId: guild.id,
    action: 'ACCEPT_JOIN_REQUEST',
    actorId: player.id,
    targetId: candidate.id,
  })
  reportToMembers(there)
  const about = { guild: guild.name, playerId: candidate.id }
  notifyMembers(there, { type: 'GUILD_NEW_MEMBER', ...about, isYou: false }, [player.id])
  notify(candidate.id, { type: 'GUILD_NEW_MEMBER', ...about, isYou: true })
}

/** 403 noPermission; 404 without a request. */
export async function rejectRequest(
  player: LockedPlayer,
  there: LockedGuild,
  candidate: LockedPlayer | undefined,
): Promise<void> {
  const { guild } = there
  await requirePermission(guild.id, player.id, 'REJECT_JOIN_REQUEST')
  if (!candidate || !(await removeRequest(candidate.id, guild.id))) throw noRequest()
  noteInHistory({
    guildId: guild.id,
    action: 'REJECT_JOIN_REQUEST',
    actorId: player.id,
    targetId: candidate.id,
  })
  notify(candidate.id, { type: 'GUILD_JOIN_REQUEST_REJECTED', guild: guild.name })
  await notifyAnswering(there, null)
}
