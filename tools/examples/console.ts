import { grantRole } from '#server/domains/admin/grant-role.ts'
import type { ExampleServer } from './example-server.ts'
import type { Browser } from './recorder.ts'
import { PASSWORD, register } from './register.ts'
import { enrol } from './second-factor.ts'

const STEWARD_EMAIL = 'steward@example.org'
const WEEK_MS = 7 * 86_400_000

/** An administrator looks at a player. */
export async function lookAtPlayer(steward: Browser, playerId: number, server: ExampleServer): Promise<void> {
  const { on } = server
  await register(steward.call, 'Тысяцкий', STEWARD_EMAIL)
  await on(() => grantRole(STEWARD_EMAIL, 'SUPER_ADMIN'))
  await enrol(steward.call, server)
  const filter = JSON.stringify({ kind: 'HUMAN' })
  await steward.show.GET('/admin/players', { params: { query: { range: '[0,1]', filter } } })
  await steward.show.GET('/admin/players/{id}', { params: { path: { id: playerId } } })
  await steward.show.POST('/admin/password-confirmation', { body: { password: PASSWORD } })
  await correct(steward, playerId)
  const ofPlayer = JSON.stringify({ playerId })
  await steward.show.GET('/admin/money-entries', { params: { query: { range: '[0,1]', filter: ofPlayer } } })
}

/** The confirmation of the password lasts ten minutes of the play. */
export async function confirmAgain({ call }: Browser): Promise<void> {
  await call.POST('/admin/password-confirmation', { body: { password: PASSWORD } })
}

/** Money and an item for the player, and the way back. */
async function correct({ show, call }: Browser, playerId: number): Promise<void> {
  const reason = 'Награда за найденную ошибку'
  const { data: money } = await show.POST('/admin/money-corrections', {
    body: { playerId, currency: 'GOLD', amount: 100, reason },
  })
  const { data: resource } = await show.POST('/admin/item-corrections', {
    body: { playerId, kind: 'resource', itemId: 1, amount: 20, quality: null, reason },
  })
  const made = [money, resource]
  for (const currency of ['DIAMONDS', 'GLORY'] as const) {
    const body = { playerId, currency, amount: 1, reason }
    made.push((await call.POST('/admin/money-corrections', { body })).data)
  }
  for (const item of [
    { kind: 'gear', itemId: 1, amount: 1, quality: 40 },
    { kind: 'consumable', itemId: 1, amount: 2, quality: null },
  ] as const) {
    const body = { playerId, ...item, reason }
    made.push((await call.POST('/admin/item-corrections', { body })).data)
  }
  for (const [index, correction] of made.entries()) {
    const params = { path: { id: correction?.id ?? 0 } }
    await (index === 0 ? show : call).POST('/admin/corrections/{id}/undo', { params })
  }
  const path = { id: playerId }
  await show.POST('/admin/player-notes', { body: { playerId, text: 'Просил вернуть пропавшее золото' } })
  await show.GET('/admin/players/{id}/at', { params: { path } })
  await show.GET('/admin/players/{id}/ties', { params: { path } })
  const query = { range: '[0,1]', filter: JSON.stringify({ playerId }) }
  await show.GET('/admin/player-notes', { params: { query } })
  await show.GET('/admin/item-entries', { params: { query } })
  await show.GET('/admin/player-fights', { params: { query } })
  await show.GET('/admin/player-sessions', { params: { query } })
  await show.GET('/admin/corrections', { params: { query: { range: '[0,1]' } } })
}

/** An administrator looks at the numbers of the game. */
export async function lookAtNumbers({ show }: Browser): Promise<void> {
  await show.GET('/admin/statistics', { params: { query: { days: 7 } } })
}

/** The administrator acts upon the player, whose sessions end. */
export async function actUponPlayer(steward: Browser, id: number, { clock }: ExampleServer): Promise<void> {
  const { show, call } = steward
  await confirmAgain(steward)
  const params = { path: { id } }
  const until = new Date(clock.now().getTime() + WEEK_MS).toISOString()
  const filter = JSON.stringify({ playerId: id })
  const { data: sessions = [] } = await call.GET('/admin/player-sessions', { params: { query: { filter } } })
  const [sessionId = '', other = ''] = sessions
    .filter(({ endedAt }) => endedAt === null)
    .map((session) => session.id)
  await show.POST('/admin/players/{id}/sessions/{sessionId}/end', { params: { path: { id, sessionId } } })
  await show.POST('/admin/players/{id}/sessions/end', { params, body: { sessionIds: [other] } })
  await show.POST('/admin/players/{id}/end-sessions', { params })
  await show.POST('/admin/players/{id}/block', {
    params,
    body: { reason: 'Продажа золота за деньги', until },
  })
  await show.POST('/admin/player-blocks', {
    body: { playerIds: [id], reason: 'Один хозяин у двух замков', until },
  })
  await show.POST('/admin/players/{id}/unblock', { params })
  await show.PUT('/admin/players/{id}/roles', { params, body: { roles: ['PLAYER', 'CONTENT_ADMIN'] } })
  await show.GET('/admin/audit-entries', { params: { query: { range: '[0,1]' } } })
}
