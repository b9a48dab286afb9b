import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { bodyOf } from './client.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'
import { register } from './register.ts'

const LORDS = [
  { name: 'Боян Первый', email: 'first.boyan@example.org' },
  { name: 'Боян Второй', email: 'second.boyan@example.org' },
  { name: 'Боян Третий', email: 'third.boyan@example.org' },
] as const
const ARMY = { archers: 200, swordsmen: 200, squires: 200, cavalry: 40 }
/** Seconds after which the armies are home. */
const RETURN_SECONDS = 400

async function settle(
  { call }: Browser,
  lord: (typeof LORDS)[number],
  { on }: ExampleServer,
): Promise<number> {
  const playerId = await register(call, lord.name, lord.email)
  await on(() =>
    inTransaction(async () => {
      const player = await lockPlayer(playerId)
      earn(player, { gold: 4_000 }, 'ADMIN', { changes: { level: 13, ...ARMY } })
    }),
  )
  await on(() =>
    openPages(playerId, ['groupMissionOpenBanner', 'groupMissionJoinBanner', 'fightLogOpenBanner']),
  )
  return playerId
}

/**
 * Plays crusades with players of their own, so that the other examples do not change. One is won; the next one is called
 * before its companions, so it changes every channel that a call can change.
 */
export async function crusades(
  [leader, mate, guest]: readonly [Browser, Browser, Browser],
  server: ExampleServer,
): Promise<void> {
  await settle(leader, LORDS[0], server)
  const mateId = await settle(mate, LORDS[1], server)
  const guestId = await settle(guest, LORDS[2], server)
  const call = async (name: string, show = leader.call) =>
    bodyOf(await show.POST('/group-missions', { body: { missionKey: 'ogreToll', name } })).crusade.crusadeId
  const at = (crusadeId: number) => ({ params: { path: { crusadeId } } })
  const about = (crusadeId: number, playerId: number) => ({ params: { path: { crusadeId, playerId } } })

  const first = await call('Проба сил')
  await mate.call.POST('/group-missions/{crusadeId}/join-requests', { ...at(first), body: {} })
  await leader.call.POST('/group-missions/{crusadeId}/join-requests/{playerId}/accept', about(first, mateId))
  await leader.call.POST('/group-missions/{crusadeId}/start', at(first))
  server.clock.advance(RETURN_SECONDS)
  await mate.call.GET('/group-missions/own')
  await leader.call.GET('/group-missions/own')

  const crusadeId = await call('За великаном', leader.show)
  await mate.show.POST('/group-missions/{crusadeId}/join-requests', { ...at(crusadeId), body: {} })
  await mate.show.DELETE('/group-missions/{crusadeId}/join-requests/own', at(crusadeId))
  await mate.call.POST('/group-missions/{crusadeId}/join-requests', { ...at(crusadeId), body: {} })
  await leader.show.POST(
    '/group-missions/{crusadeId}/join-requests/{playerId}/reject',
    about(crusadeId, mateId),
  )
  await mate.call.POST('/group-missions/{crusadeId}/join-requests', { ...at(crusadeId), body: {} })
  await leader.show.POST(
    '/group-missions/{crusadeId}/join-requests/{playerId}/accept',
    about(crusadeId, mateId),
  )
  const body = { playerName: LORDS[2].name }
  const { inviteKey } = bodyOf(
    await leader.show.POST('/group-missions/{crusadeId}/invitations', { ...at(crusadeId), body }),
  ).crusade
  await guest.show.GET('/group-missions/join-request', { params: { query: { invite: inviteKey ?? '' } } })
  await leader.show.DELETE('/group-missions/{crusadeId}/invitations/{playerId}', about(crusadeId, guestId))
  await leader.call.POST('/group-missions/{crusadeId}/invitations', { ...at(crusadeId), body })
  await guest.show.POST('/group-missions/{crusadeId}/invitations/own/decline', at(crusadeId))
  await leader.call.POST('/group-missions/{crusadeId}/invitations', { ...at(crusadeId), body })
  await guest.show.POST('/group-missions/{crusadeId}/invitations/own/accept', at(crusadeId))
  await guest.show.GET('/group-missions')
  await guest.show.GET('/group-missions/{crusadeId}', at(crusadeId))
  await guest.show.POST('/group-missions/{crusadeId}/leave', at(crusadeId))
  await guest.call.POST('/group-missions/{crusadeId}/join-requests', { ...at(crusadeId), body: {} })
  await mate.show.GET('/group-missions/own')
  await leader.show.POST('/group-missions/{crusadeId}/start', at(crusadeId))
  server.clock.advance(RETURN_SECONDS)
  await mate.call.GET('/group-missions/own')
  await leader.call.GET('/group-missions/own')

  const third = await call('Третий поход')
  await mate.call.POST('/group-missions/{crusadeId}/join-requests', { ...at(third), body: {} })
  await leader.call.POST('/group-missions/{crusadeId}/join-requests/{playerId}/accept', about(third, mateId))
  await leader.show.DELETE('/group-missions/{crusadeId}/members/{playerId}', about(third, mateId))
  await mate.call.POST('/group-missions/{crusadeId}/join-requests', { ...at(third), body: {} })
  await leader.show.DELETE('/group-missions/{crusadeId}', at(third))

  const fourth = await call('Четвёртый')
  await mate.call.POST('/group-missions/{crusadeId}/join-requests', { ...at(fourth), body: {} })
  await leader.show.POST('/group-missions/{crusadeId}/disband', at(fourth))
}
