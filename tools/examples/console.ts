import { grantRole } from '../../server/domains/admin/grant-role.ts'
import type { ExampleServer } from './example-server.ts'
import type { Browser } from './recorder.ts'
import { register } from './register.ts'
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
  const ofPlayer = JSON.stringify({ playerId })
  await steward.show.GET('/admin/money-entries', { params: { query: { range: '[0,1]', filter: ofPlayer } } })
}

/** The administrator acts upon the player, whose sessions end. */
export async function actUponPlayer({ show }: Browser, id: number, { clock }: ExampleServer): Promise<void> {
  const params = { path: { id } }
  const until = new Date(clock.now().getTime() + WEEK_MS).toISOString()
  await show.POST('/admin/players/{id}/end-sessions', { params })
  await show.POST('/admin/players/{id}/block', {
    params,
    body: { reason: 'Продажа золота за деньги', until },
  })
  await show.POST('/admin/players/{id}/unblock', { params })
  await show.PUT('/admin/players/{id}/roles', { params, body: { roles: ['PLAYER', 'CONTENT_ADMIN'] } })
  await show.GET('/admin/audit-entries', { params: { query: { range: '[0,1]' } } })
}
