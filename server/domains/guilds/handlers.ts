import { weeksShown } from '#rules/guilds/weeks.ts'
import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { findContributorIds, findFounding, readOpenFoundings } from '../../game/guilds/foundings.ts'
import { findGuild, findMemberIds, lockGuild } from '../../game/guilds/guild-row.ts'
import { readGuildHistory } from '../../game/guilds/history.ts'
import { readMembers } from '../../game/guilds/members.ts'
import { readRequests } from '../../game/guilds/requests.ts'
import { requireMember } from '../../game/guilds/require-guild-permission.ts'
import { readWeeks } from '../../game/guilds/weeks.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { idBefore, pageOf, readCursor } from '../../platform/http/handlers/page-cursor.ts'
import { chipIn, createFounding } from './chip-in.ts'
import { editGuild, editRoles } from './edit-guild.ts'
import { cancelFounding, withdrawShare } from './end-founding.ts'
import { foundGuild, type Wished } from './found-guild.ts'
import { acceptRequest, rejectRequest, revokeRequest, sendRequest } from './join-requests.ts'
import { changeRole, deleteGuild, kickMember, leaveGuild, transferLeadership } from './manage-members.ts'
import { readFounding, viewListedFounding } from './read-founding.ts'
import { readGuild, readGuildByTag, readGuildData } from './read-guild.ts'
import { GUILD_MEMBERS, REQUESTS, viewHistoryEntry, viewMember, viewRequest, viewWeeks } from './views.ts'

const FOUNDINGS = bulkhead('guild foundings')
const HISTORY = bulkhead('guild history')

type OfGuild = { readonly params: { readonly guildTag: string } }
type OfFounding = { readonly params: { readonly foundingId: number } }

/** Commands of a guild lock its members: they are told, and their tags change. */
const MEMBERS = { others: ({ params }: OfGuild) => findMemberIds(params.guildTag) }
/** The same, and somebody who is no member yet. */
const MEMBERS_AND_CANDIDATE = {
  others: async ({
    params,
  }: {
    readonly params: { readonly guildTag: string; readonly playerId: number }
  }) => [...(await findMemberIds(params.guildTag)), params.playerId],
}
const CONTRIBUTORS = { others: ({ params }: OfFounding) => findContributorIds(params.foundingId) }

function wishedOf(body: { name: string; tag: string; description?: string | undefined }): Wished {
  return { name: body.name, tag: body.tag, description: body.description?.trim() ?? '' }
}

async function foundingResult(player: LockedPlayer, foundingId: number) {
  return { founding: await readFounding(await findFounding(foundingId), player) }
}

async function guildResult(player: LockedPlayer, guildTag: string) {
  return { guild: await readGuildByTag(guildTag, player) }
}

function idAfter(cursor: string | undefined): number {
  return cursor === undefined ? 0 : readCursor(cursor, 1, (id) => (id > 0 ? id : undefined))
}

export const guildsHandlers = {
  listGuildFoundings: playerQuery(async ({ player, query: { limit = 20, cursor } }) => ({
    ...pageOf(
      await readOpenFoundings(player.id, idBefore(cursor), limit + 1),
      limit,
      ({ id }) => id,
      viewListedFounding,
      FOUNDINGS,
    ),
    serverTime: now().toISOString(),
  })),

  getGuildFounding: playerQuery(async ({ player, params: { foundingId } }) =>
    readFounding(await findFounding(foundingId), player),
  ),

  createGuildFounding: command(async ({ player, body }) =>
    foundingResult(player, await createFounding(player, wishedOf(body), body.diamonds)),
  ),

  chipIntoFounding: command(async ({ player, others, params: { foundingId }, body: { diamonds } }) => {
    await chipIn(player, others, foundingId, diamonds)
    return foundingResult(player, foundingId)
  }, CONTRIBUTORS),

  withdrawFromFounding: command(async ({ player, others, params: { foundingId } }) => {
    await withdrawShare(player, others, foundingId)
    return foundingResult(player, foundingId)
  }, CONTRIBUTORS),

  cancelGuildFounding: command(async ({ player, others, params: { foundingId } }) => {
    await cancelFounding(player, others, foundingId)
    return foundingResult(player, foundingId)
  }, CONTRIBUTORS),

  foundGuild: command(async ({ player, body }) => ({
    guild: await readGuild(await foundGuild(player, wishedOf(body)), player),
  })),

  getOwnGuild: playerQuery(({ player }) => readGuildData(player)),

  getGuild: playerQuery(({ player, params: { guildTag } }) => readGuildByTag(guildTag, player)),

  editGuild: command(async ({ player, others, params: { guildTag }, body }) => {
    await editGuild(player, await lockGuild(guildTag, [player, ...others]), body)
    return guildResult(player, guildTag)
  }, MEMBERS),

  deleteGuild: command(async ({ player, others, params: { guildTag } }) => {
    const there = await lockGuild(guildTag, [player, ...others])
    await deleteGuild(player, there)
    return { guildTag: there.guild.tag }
  }, MEMBERS),

  saveGuildRoles: command(async ({ player, others, params: { guildTag }, body }) => {
    await editRoles(player, await lockGuild(guildTag, [player, ...others]), body)
    return guildResult(player, guildTag)
  }, MEMBERS),

  listGuildJoinRequests: playerQuery(
    async ({ player, params: { guildTag }, query: { limit = 20, cursor } }) => {
      const { id } = await findGuild(guildTag)
      await requireMember(id, player.id)
      const rows = await readRequests(id, idAfter(cursor), limit + 1)
      return pageOf(rows, limit, ({ requestId }) => requestId, viewRequest, REQUESTS)
    },
  ),

  sendGuildJoinRequest: command(async ({ player, others, params: { guildTag } }) => {
    await sendRequest(player, await lockGuild(guildTag, [player, ...others]))
    return guildResult(player, guildTag)
  }, MEMBERS),

  revokeGuildJoinRequest: command(async ({ player, others, params: { guildTag } }) => {
    await revokeRequest(player, await lockGuild(guildTag, [player, ...others]))
    return guildResult(player, guildTag)
  }, MEMBERS),

  acceptGuildJoinRequest: command(async ({ player, others, params: { guildTag, playerId } }) => {
    const there = await lockGuild(guildTag, [player, ...others])
    await acceptRequest(
      player,
      there,
      others.find(({ id }) => id === playerId),
    )
    return guildResult(player, guildTag)
  }, MEMBERS_AND_CANDIDATE),

  rejectGuildJoinRequest: command(async ({ player, others, params: { guildTag, playerId } }) => {
    const there = await lockGuild(guildTag, [player, ...others])
    await rejectRequest(
      player,
      there,
      others.find(({ id }) => id === playerId),
    )
    return guildResult(player, guildTag)
  }, MEMBERS_AND_CANDIDATE),

  listGuildMembers: playerQuery(async ({ player, params: { guildTag } }) => {
    const members = await readMembers((await findGuild(guildTag)).id)
    const isMate = members.some(({ id }) => id === player.id)
    return { items: viewRows(members, (member) => viewMember(member, isMate), GUILD_MEMBERS) }
  }),

  kickGuildMember: command(async ({ player, others, params: { guildTag, playerId } }) => {
    await kickMember(player, await lockGuild(guildTag, [player, ...others]), playerId)
    return guildResult(player, guildTag)
  }, MEMBERS),

  changeGuildRole: command(async ({ player, others, params: { guildTag, playerId }, body }) => {
    await changeRole(player, await lockGuild(guildTag, [player, ...others]), playerId, body)
    return guildResult(player, guildTag)
  }, MEMBERS),

  transferGuildLeadership: command(async ({ player, others, params: { guildTag }, body: { playerId } }) => {
    await transferLeadership(player, await lockGuild(guildTag, [player, ...others]), playerId)
    return guildResult(player, guildTag)
  }, MEMBERS),

  leaveGuild: command(async ({ player, others, params: { guildTag } }) => {
    await leaveGuild(player, await lockGuild(guildTag, [player, ...others]))
    return guildResult(player, guildTag)
  }, MEMBERS),

  listGuildHistory: playerQuery(async ({ player, params: { guildTag }, query: { limit = 20, cursor } }) => {
    const { id } = await findGuild(guildTag)
    await requireMember(id, player.id)
    const rows = await readGuildHistory(id, idBefore(cursor), limit + 1)
    return pageOf(rows, limit, (row) => row.id, viewHistoryEntry, HISTORY)
  }),

  listGuildWeeks: playerQuery(async ({ params: { guildTag } }) => {
    const guild = await findGuild(guildTag)
    const instant = now()
    const [first = 0] = weeksShown(instant.getTime())
    return { items: viewWeeks(await readWeeks(guild.id, new Date(first)), instant) }
  }),
} satisfies HandlersOf<'guilds'>
