import type { OperationId } from '#generated/operations.ts'
import type { Guild } from '#generated/types.ts'
import { now } from '#server/platform/clock.ts'
import type { Subjects } from '../../support/contract-call.ts'
import { guildTagOf, leadGuild } from '../../support/lead-guild.ts'
import type { Game, Lord } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { type KnownLord, knownLord } from '../../support/two-lords.ts'
import { type Band, band, bodyOf, freshNames, join } from '../guilds/guild-folk.ts'
import type { Ready } from './scenarios.ts'

type Asked = { readonly asks: Subjects; readonly asksOther?: Subjects }

/** A player with diamonds for a guild and a half. `prepare` brings about what the call needs. */
function fellowWho(prepare: (lord: KnownLord, game: Game) => Promise<Asked>) {
  return async (game: Game): Promise<Ready> => {
    const lord = await knownLord(game, { energyAt: now(), diamonds: 1_500 })
    const asked = await prepare(lord, game)
    const session = await openTestSession(game.platform, lord.player.id)
    return { email: lord.player.email ?? '', cookie: session.cookie, ...asked }
  }
}

/** The leader of a guild with a newcomer. */
function leaderWho(
  ask: (guildTag: string, member: Lord, guild: Guild, game: Game) => Asked | Promise<Asked>,
) {
  return fellowWho(async (leader, game) => {
    await leadGuild(leader.player.id)
    const guildTag = guildTagOf(leader.player.id)
    const member = await knownLord(game)
    const guild = await join(leader, guildTag, member)
    return ask(guildTag, member, guild, game)
  })
}

/** Somebody who wants to join a guild of others. */
function candidateWho(ask: (guildTag: string, there: Band) => Asked, hasAsked = false) {
  return fellowWho(async (lord, game) => {
    const there = await band(game)
    if (hasAsked) bodyOf(await lord.call('sendGuildJoinRequest', { params: { guildTag: there.tag } }))
    return ask(there.tag, there)
  })
}

/** A leader whom somebody asks. */
function askedLeaderWho() {
  return leaderWho(async (guildTag, member, _guild, game) => {
    const candidate = await knownLord(game)
    bodyOf(await candidate.call('sendGuildJoinRequest', { params: { guildTag } }))
    return {
      asks: { guildTag, playerId: candidate.player.id },
      asksOther: { guildTag, playerId: member.player.id },
    }
  })
}

async function openFounding(lord: Lord): Promise<number> {
  const { founding } = bodyOf(
    await lord.call('createGuildFounding', { body: { ...freshNames(), diamonds: 100 } }),
  )
  return founding.foundingId
}

/** Founders, leaders, members and candidates, one for every mutation of guilds. */
export const guildScenarios: Partial<Record<OperationId, (game: Game) => Promise<Ready>>> = {
  createGuildFounding: fellowWho(async () => ({
    asks: { ...freshNames(), diamonds: 200 },
    asksOther: { ...freshNames(), diamonds: 300 },
  })),
  // The sum takes nine shares of the call, and the player has enough.
  chipIntoFounding: fellowWho(async (_lord, game) => {
    const foundingId = await openFounding(await knownLord(game, { diamonds: 100 }))
    return { asks: { foundingId, diamonds: 100 }, asksOther: { foundingId, diamonds: 60 } }
  }),
  withdrawFromFounding: fellowWho(async (lord, game) => {
    const foundingId = await openFounding(await knownLord(game, { diamonds: 100 }))
    bodyOf(await lord.call('chipIntoFounding', { params: { foundingId }, body: { diamonds: 70 } }))
    return { asks: { foundingId }, asksOther: { foundingId: foundingId + 1_000_000 } }
  }),
  cancelGuildFounding: fellowWho(async (lord) => {
    const foundingId = await openFounding(lord)
    return { asks: { foundingId }, asksOther: { foundingId: foundingId + 1_000_000 } }
  }),
  foundGuild: fellowWho(async () => ({ asks: { ...freshNames() }, asksOther: { ...freshNames() } })),
  editGuild: leaderWho((guildTag) => ({
    asks: { guildTag, description: 'Стоим заодно', notice: 'В субботу поход' },
    asksOther: { guildTag, description: 'Стоим поодиночке', notice: '' },
  })),
  deleteGuild: leaderWho((guildTag) => ({ asks: { guildTag }, asksOther: { guildTag: 'НЕТУ' } })),
  saveGuildRoles: leaderWho((guildTag, _member, guild) => {
    const roles = (guild.roles ?? []).map(({ roleId, name, permissions }) => ({ roleId, name, permissions }))
    return {
      asks: { guildTag, roles: roles.map((role) => ({ ...role, name: `${role.name} 2` })) },
      asksOther: { guildTag, roles },
    }
  }),
  sendGuildJoinRequest: candidateWho((guildTag) => ({ asks: { guildTag }, asksOther: { guildTag: 'НЕТУ' } })),
  revokeGuildJoinRequest: candidateWho(
    (guildTag) => ({ asks: { guildTag }, asksOther: { guildTag: 'НЕТУ' } }),
    true,
  ),
  acceptGuildJoinRequest: askedLeaderWho(),
  rejectGuildJoinRequest: askedLeaderWho(),
  kickGuildMember: leaderWho((guildTag, member) => ({
    asks: { guildTag, playerId: member.player.id },
    asksOther: { guildTag, playerId: 1 },
  })),
  changeGuildRole: leaderWho((guildTag, member, guild) => {
    const roleId = guild.roles?.find(({ type }) => type === 'NEW_MEMBER')?.roleId ?? 0
    const asks = { guildTag, playerId: member.player.id, roleId, change: 'UPGRADE' }
    return { asks, asksOther: { ...asks, change: 'DOWNGRADE' } }
  }),
  transferGuildLeadership: leaderWho((guildTag, member) => ({
    asks: { guildTag, playerId: member.player.id },
    asksOther: { guildTag, playerId: 1 },
  })),
  leaveGuild: fellowWho(async (lord, game) => {
    const { tag, leader } = await band(game)
    await join(leader, tag, lord)
    return { asks: { guildTag: tag }, asksOther: { guildTag: 'НЕТУ' } }
  }),
}
