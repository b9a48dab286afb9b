import type { Guild, GuildData } from '#generated/types.ts'
import { hasPermission } from '#rules/guilds/guild.ts'
import { JOIN_REQUESTS_MAX, sendRequestRefusals } from '#rules/guilds/joining.ts'
import { findOpenFoundingOf } from '../../game/guilds/foundings.ts'
import { findGuild, findGuildOf, type GuildRow } from '../../game/guilds/guild-row.ts'
import { readMembers } from '../../game/guilds/members.ts'
import { countRequests, readRequestsOf } from '../../game/guilds/requests.ts'
import { readRoles } from '../../game/guilds/roles.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { viewRows } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import { readFounding } from './read-founding.ts'
import { REQUESTS, viewGuild } from './views.ts'

type Caller = Pick<PlayerRow, 'id' | 'guildTag' | 'diamonds'>

/** A guild as the caller sees it. */
export async function readGuild(guild: GuildRow, caller: Caller): Promise<Guild> {
  const [members, roles, requests, founding] = await Promise.all([
    readMembers(guild.id),
    readRoles(guild.id),
    readRequestsOf(caller.id),
    findOpenFoundingOf(caller.id),
  ])
  const own = members.find(({ id }) => id === caller.id)
  const isAnswering =
    own !== undefined &&
    (hasPermission(own, 'ACCEPT_JOIN_REQUEST') || hasPermission(own, 'REJECT_JOIN_REQUEST'))
  const hasAsked = requests.some(({ guildId }) => guildId === guild.id)
  const candidate = {
    isInGuild: caller.guildTag !== null,
    isInFounding: founding !== undefined,
    hasAsked,
    openRequests: requests.length,
  }
  return viewGuild({
    guild,
    members,
    roles,
    callerId: caller.id,
    hasAsked,
    requestCount: isAnswering ? await countRequests(guild.id) : null,
    joinRefusals: sendRequestRefusals(candidate, members.length),
  })
}

/** The guild of a tag as the caller sees it, in the present state of the surrounding transaction. 404. */
export async function readGuildByTag(tag: string, caller: Caller): Promise<Guild> {
  return readGuild(await findGuild(tag), caller)
}

/** The player's guild, founding and join requests. */
export async function readGuildData(player: Caller): Promise<GuildData> {
  const [guild, founding, requests] = await Promise.all([
    findGuildOf(player.id),
    findOpenFoundingOf(player.id),
    readRequestsOf(player.id),
  ])
  return {
    guild: guild ? await readGuild(guild, player) : null,
    founding: founding ? await readFounding(founding, player) : null,
    requests: viewRows(
      requests,
      ({ guildTag, name, sentAt }) => ({ guildTag, name, sentAt: sentAt.toISOString() }),
      REQUESTS,
    ),
    requestsMax: JOIN_REQUESTS_MAX,
    serverTime: now().toISOString(),
  }
}
