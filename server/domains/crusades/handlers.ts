import { CRUSADES } from '#catalogue/crusades/crusades.ts'
import type { Crusade } from '#generated/types.ts'
import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { findAskedLeaders, findOwnCrusade, readGatheringByKey } from '../../game/crusades/store.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { bulkhead, readPart } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { cursorOf, idBefore } from '../../platform/http/handlers/page-cursor.ts'
import { viewBoss } from './boss-view.ts'
import { callCrusade } from './call-crusade.ts'
import { findCompanions } from './companions.ts'
import { readCrusaders } from './crusaders.ts'
import { disbandCrusade, removeCrusade } from './end-gathering.ts'
import { findGuest } from './guest.ts'
import { acceptInvitation, declineInvitation, invite, revokeInvitation } from './invitations.ts'
import { acceptRequest, rejectRequest, revokeRequest, sendRequest } from './join-requests.ts'
import { readLastCrusade } from './last-crusade.ts'
import { kickMember, leaveCrusade } from './leave-crusade.ts'
import { lockedCrusadeOf, lockedPeople, requireGathering, unknownCrusade } from './locked-crusade.ts'
import {
  askerOf,
  readAskedCrusades,
  readGuildCrusades,
  readOpenCrusades,
  viewOpenCrusades,
} from './open-crusades.ts'
import { startCrusade } from './start-crusade.ts'
import { viewCrusade } from './views.ts'

/** The players to lock with the caller: everybody whom a change of the crusade may concern. */
const PEOPLE = {
  others: ({ params }: { readonly params: { readonly crusadeId: number } }) => lockedPeople(params.crusadeId),
} as const

/** The same if the caller may join: other requests end then. */
const PEOPLE_OF_JOINING = {
  others: async ({
    params,
    caller,
  }: {
    readonly params: { readonly crusadeId: number }
    readonly caller: { readonly playerId: number }
  }) => [...(await lockedPeople(params.crusadeId)), ...(await findAskedLeaders(caller.playerId))],
} as const

async function seen(player: PlayerRow, crusadeId: number): Promise<{ crusade: Crusade }> {
  return { crusade: await viewCrusade(player, await requireGathering(crusadeId)) }
}

const LAST_CRUSADE = bulkhead('last crusade')

export const crusadesHandlers = {
  listCrusades: playerQuery(async ({ player, query: { limit = 20, cursor } }) => {
    const isFirst = cursor === undefined
    const mates = isFirst && player.guildTag !== null ? await readGuildCrusades(player, limit) : []
    const rest = limit - mates.length
    const [[self], rows, own] = await Promise.all([
      readCrusaders([player]),
      readOpenCrusades(player, idBefore(cursor), rest),
      findOwnCrusade(player.id),
    ])
    if (!self) throw unknownCrusade()
    const inCrusade = own !== undefined
    const asker = await askerOf(player, inCrusade)
    const lastId = rows.slice(0, rest).at(-1)?.id ?? Number.MAX_SAFE_INTEGER
    return {
      bosses: CRUSADES.map((boss) => viewBoss(boss, { ...self, inCrusade })),
      items: viewOpenCrusades([...mates, ...rows.slice(0, rest)], asker),
      nextCursor: rows.length > rest ? cursorOf(lastId) : null,
      ownCrusadeId: own ?? null,
      serverTime: now().toISOString(),
    }
  }),

  getOwnCrusade: playerQuery(async ({ player }) => {
    const own = await findOwnCrusade(player.id)
    const [last, asked, asker] = await Promise.all([
      readPart(() => readLastCrusade(player.id), null, LAST_CRUSADE),
      readAskedCrusades(player.id),
      askerOf(player, own !== undefined),
    ])
    const of = (kind: 'REQUEST' | 'INVITATION') =>
      viewOpenCrusades(
        asked.filter((row) => row.kind === kind),
        asker,
      )
    return {
      crusade: own === undefined ? null : await viewCrusade(player, await requireGathering(own)),
      last,
      requests: of('REQUEST'),
      invitations: of('INVITATION'),
      serverTime: now().toISOString(),
    }
  }),

  getCrusadeByLink: playerQuery(async ({ player, query: { invite: key } }) => {
    const gathering = await readGatheringByKey(key)
    if (!gathering) throw unknownCrusade()
    return viewCrusade(player, gathering)
  }),

  getCrusade: playerQuery(async ({ player, params: { crusadeId } }) =>
    viewCrusade(player, await requireGathering(crusadeId)),
  ),

  createCrusade: command(
    async ({ player, others, body }) => seen(player, await callCrusade(player, others, body)),
    {
      others: async ({ caller }) => [
        ...(await findCompanions(caller.playerId)),
        ...(await findAskedLeaders(caller.playerId)),
      ],
    },
  ),

  removeCrusade: command(async ({ player, others, params: { crusadeId } }) => {
    removeCrusade(await lockedCrusadeOf(crusadeId, player, others))
    return { crusadeId }
  }, PEOPLE),

  disbandCrusade: command(async ({ player, others, params: { crusadeId } }) => {
    disbandCrusade(await lockedCrusadeOf(crusadeId, player, others))
    return { crusadeId }
  }, PEOPLE),

  startCrusade: command(async ({ player, others, params: { crusadeId } }) => {
    await startCrusade(await lockedCrusadeOf(crusadeId, player, others))
    return seen(player, crusadeId)
  }, PEOPLE),

  sendCrusadeRequest: command(async ({ player, others, params: { crusadeId }, body }) => {
    await sendRequest(await lockedCrusadeOf(crusadeId, player, others), body.inviteKey)
    return seen(player, crusadeId)
  }, PEOPLE_OF_JOINING),

  revokeCrusadeRequest: command(async ({ player, others, params: { crusadeId } }) => {
    revokeRequest(await lockedCrusadeOf(crusadeId, player, others))
    return seen(player, crusadeId)
  }, PEOPLE),

  acceptCrusadeRequest: command(
    async ({ player, others, params: { crusadeId, playerId } }) => {
      await acceptRequest(await lockedCrusadeOf(crusadeId, player, others), playerId)
      return seen(player, crusadeId)
    },
    {
      others: async ({ params: { crusadeId, playerId } }) => [
        ...(await lockedPeople(crusadeId)),
        ...(await findAskedLeaders(playerId)),
      ],
    },
  ),

  rejectCrusadeRequest: command(async ({ player, others, params: { crusadeId, playerId } }) => {
    rejectRequest(await lockedCrusadeOf(crusadeId, player, others), playerId)
    return seen(player, crusadeId)
  }, PEOPLE),

  kickCrusadeMember: command(async ({ player, others, params: { crusadeId, playerId } }) => {
    kickMember(await lockedCrusadeOf(crusadeId, player, others), playerId)
    return seen(player, crusadeId)
  }, PEOPLE),

  leaveCrusade: command(async ({ player, others, params: { crusadeId } }) => {
    leaveCrusade(await lockedCrusadeOf(crusadeId, player, others))
    return { crusadeId }
  }, PEOPLE),

  inviteToCrusade: command(
    async ({ player, others, params: { crusadeId }, body: { playerName } }) => {
      await invite(await lockedCrusadeOf(crusadeId, player, others), await findGuest(playerName))
      return seen(player, crusadeId)
    },
    {
      others: async ({ params: { crusadeId }, body: { playerName } }) => [
        ...(await lockedPeople(crusadeId)),
        await findGuest(playerName),
      ],
    },
  ),

  revokeCrusadeInvitation: command(async ({ player, others, params: { crusadeId, playerId } }) => {
    revokeInvitation(await lockedCrusadeOf(crusadeId, player, others), playerId)
    return seen(player, crusadeId)
  }, PEOPLE),

  acceptCrusadeInvitation: command(async ({ player, others, params: { crusadeId } }) => {
    await acceptInvitation(await lockedCrusadeOf(crusadeId, player, others))
    return seen(player, crusadeId)
  }, PEOPLE_OF_JOINING),

  declineCrusadeInvitation: command(async ({ player, others, params: { crusadeId } }) => {
    declineInvitation(await lockedCrusadeOf(crusadeId, player, others))
    return { crusadeId }
  }, PEOPLE),
} satisfies HandlersOf<'crusades'>
