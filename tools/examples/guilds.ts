import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { countGuildStandings } from '#server/game/standings/count-guilds.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { bodyOf, subscribing } from './client.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'
import { register } from './register.ts'

const TAG = { guildTag: 'ВОЛЯ' }

/** Opens guilds and gives diamonds to found one. */
async function arrive(
  { call }: Browser,
  name: string,
  email: string,
  { on }: ExampleServer,
): Promise<number> {
  const playerId = await register(call, name, email)
  await on(async () => {
    await openPages(playerId, ['guildsOpenBanner'])
    await inTransaction(async () => earn(await lockPlayer(playerId), { diamonds: 2_000 }, 'ADMIN'))
  })
  return playerId
}

/** A founding that is paid together, and one that fails. */
async function foundings(leader: Browser, partner: Browser): Promise<void> {
  const names = { name: 'Северный дозор', tag: 'Дзр1' }
  const started = await partner.show.POST('/guild-foundings', {
    body: { ...names, description: 'Стережём север', diamonds: 600 },
    params: { header: subscribing('controlPanel') },
  })
  const params = { path: { foundingId: bodyOf(started).founding.foundingId } }
  await leader.show.POST('/guild-foundings/{foundingId}/chip-in', { params, body: { diamonds: 300 } })
  await leader.show.GET('/guild-foundings')
  await leader.show.GET('/guild-foundings/{foundingId}', { params })
  await leader.show.POST('/guild-foundings/{foundingId}/withdraw', { params })
  await partner.show.POST('/guild-foundings/{foundingId}/cancel', { params })
  // Complete: it becomes a guild.
  const together = await partner.call.POST('/guild-foundings', {
    body: { name: 'Три дороги', tag: 'Дрг3', diamonds: 500 },
  })
  const { foundingId } = bodyOf(together).founding
  await leader.call.POST('/guild-foundings/{foundingId}/chip-in', {
    params: { path: { foundingId } },
    body: { diamonds: 500 },
  })
  await leader.call.POST('/guilds/{guildTag}/leave', { params: { path: { guildTag: 'Дрг3' } } })
}

async function joinAndRise(leader: Browser, partner: Browser, partnerId: number): Promise<void> {
  const there = { params: { path: TAG } }
  const candidate = { params: { path: { ...TAG, playerId: partnerId } } }
  await partner.show.POST('/guilds/{guildTag}/join-requests', there)
  await partner.show.DELETE('/guilds/{guildTag}/join-requests/own', there)
  await partner.call.POST('/guilds/{guildTag}/join-requests', there)
  await leader.show.GET('/guilds/{guildTag}/join-requests', there)
  await leader.show.POST('/guilds/{guildTag}/join-requests/{playerId}/reject', candidate)
  await partner.call.POST('/guilds/{guildTag}/join-requests', there)
  await leader.show.POST('/guilds/{guildTag}/join-requests/{playerId}/accept', candidate)
  await leader.show.POST('/guilds/{guildTag}/members/{playerId}/change-role', {
    ...candidate,
    body: { change: 'UPGRADE' },
  })
}

async function edit(leader: Browser, partner: Browser): Promise<void> {
  const there = { params: { path: TAG } }
  await leader.show.PATCH('/guilds/{guildTag}', {
    ...there,
    body: { description: 'Вольные люди вольных земель', notice: 'В субботу идём в поход' },
  })
  const [first, second, last] = bodyOf(await leader.show.GET('/guilds/{guildTag}', there)).roles ?? []
  if (!first || !second || !last) throw new Error('The guild has no roles')
  await leader.show.PUT('/guilds/{guildTag}/roles', {
    ...there,
    body: {
      roles: [
        { roleId: first.roleId, name: 'Атаман', permissions: first.permissions },
        { roleId: null, name: 'Есаул', permissions: ['ACCEPT_JOIN_REQUEST', 'KICK_OUT'] },
        { roleId: second.roleId, name: 'Казак', permissions: second.permissions },
        { roleId: last.roleId, name: 'Джура', permissions: [] },
      ],
    },
  })
  await partner.show.GET('/guilds/own')
  await partner.show.GET('/guilds/{guildTag}/members', there)
  await partner.show.GET('/guilds/{guildTag}/weeks', there)
}

/** Plays a founding, and the life of a guild from its first day to its last. */
export async function guilds(
  leader: Browser,
  partner: Browser,
  third: Browser,
  server: ExampleServer,
): Promise<void> {
  await arrive(leader, 'Остромир', 'ostromir@example.org', server)
  const partnerId = await arrive(partner, 'Милонег', 'miloneg@example.org', server)
  const thirdId = await arrive(third, 'Путята', 'putyata@example.org', server)
  await foundings(leader, partner)
  await partner.call.DELETE('/guilds/{guildTag}', { params: { path: { guildTag: 'Дрг3' } } })
  // The first share may be all of it.
  await third.call.POST('/guild-foundings', { body: { name: 'Свои люди', tag: 'Свои', diamonds: 1_000 } })
  await third.call.DELETE('/guilds/{guildTag}', { params: { path: { guildTag: 'Свои' } } })
  const there = { params: { path: TAG } }
  await leader.show.POST('/guilds', {
    body: { name: 'Вольный щит', tag: TAG.guildTag, description: 'Стоим заодно' },
  })
  await joinAndRise(leader, partner, partnerId)
  await edit(leader, partner)
  await server.on(async () => {
    while (await inTransaction(countGuildStandings));
  })
  await leader.show.GET('/top-lists/guilds', { params: { query: { limit: 2 } } })
  await leader.show.GET('/top-lists/guilds/own-place', { params: { query: { sort: 'MEMBER_COUNT' } } })
  await leader.show.GET('/top-lists/guilds/search', { params: { query: { name: 'Воль' } } })
  await third.call.POST('/guilds/{guildTag}/join-requests', there)
  await leader.call.POST('/guilds/{guildTag}/join-requests/{playerId}/accept', {
    params: { path: { ...TAG, playerId: thirdId } },
  })
  await leader.show.DELETE('/guilds/{guildTag}/members/{playerId}', {
    params: { path: { ...TAG, playerId: thirdId } },
  })
  await leader.show.POST('/guilds/{guildTag}/transfer-leadership', {
    ...there,
    body: { playerId: partnerId },
  })
  await leader.show.GET('/guilds/{guildTag}/history', {
    params: { path: TAG, query: { limit: 4 } },
  })
  await leader.show.POST('/guilds/{guildTag}/leave', there)
  await third.call.POST('/guilds/{guildTag}/join-requests', there)
  await partner.call.POST('/guilds/{guildTag}/join-requests/{playerId}/accept', {
    params: { path: { ...TAG, playerId: thirdId } },
  })
  await partner.show.DELETE('/guilds/{guildTag}', there)
}
