import { issueToken } from '#server/domains/auth/account-token.ts'
import { notify } from '#server/game/notifications/notify.ts'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { NO_REWARD } from '#server/game/rewards/reward.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'
import { PASSWORD, register } from './register.ts'

const EMAIL = 'svyatogor@example.org'
const NEW_EMAIL = 'svyatozar@example.org'

const ARMS = {
  field: 'azure',
  other: 'or',
  third: null,
  division: 'PLAIN',
  ordinary: 'CHEVRON',
  charge: 'lion',
  chargeCount: 1,
} as const

/** A change of e-mail: called off, rejected by the old address, confirmed by the new one. */
async function changeEmail({ call, show }: Browser, playerId: number, { on }: ExampleServer): Promise<void> {
  const tokenOf = (purpose: 'CHANGE_EMAIL_NEW' | 'CHANGE_EMAIL_OLD') =>
    on(() => inTransaction(async () => issueToken(await lockPlayer(playerId), NEW_EMAIL, purpose)))
  const body = { email: NEW_EMAIL, password: PASSWORD }
  await show.POST('/player-settings/email', { body })
  await show.POST('/player-settings/cancel-email-change')
  await call.POST('/player-settings/email', { body })
  await show.POST('/auth/reject-email-change', { body: { token: await tokenOf('CHANGE_EMAIL_OLD') } })
  await call.POST('/auth/login', { body: { email: EMAIL, password: PASSWORD } })
  await call.POST('/player-settings/email', { body })
  await show.POST('/auth/confirm-email-change', { body: { token: await tokenOf('CHANGE_EMAIL_NEW') } })
}

/** A later name, which costs diamonds, and a toast that nobody wants any more: they change further channels. */
async function changeAgain({ call }: Browser, playerId: number, { on }: ExampleServer): Promise<void> {
  await on(() =>
    inTransaction(async () => {
      earn(await lockPlayer(playerId), { diamonds: 300 }, 'ADMIN')
      await sql`UPDATE player_name SET until = until - interval '31 days' WHERE player_id = ${playerId}`
      notify(playerId, { type: 'TAXES_COLLECTED', hours: 1, reward: NO_REWARD })
    }),
  )
  await call.POST('/player-settings/profile', { body: { name: 'Судислав', expectedDiamonds: 300 } })
  const kinds = [{ kind: 'TAXES', isToasted: false, isPushed: true, isMailed: false } as const]
  await call.POST('/player-settings/notifications', { body: { kinds } })
}

/** Name and arms, notifications, another e-mail, a deletion that is called back. */
export async function settings(browser: Browser, server: ExampleServer): Promise<void> {
  const { call, show } = browser
  const playerId = await register(call, 'Святогор', EMAIL)
  await server.on(() => openPages(playerId, ['settingsOpenBanner']))
  await show.POST('/player-settings/profile', { body: { name: 'Святозар', arms: ARMS } })
  await show.GET('/player-settings/profile')
  await changeAgain(browser, playerId, server)
  const kinds = [{ kind: 'RAIDS', isToasted: true, isPushed: true, isMailed: true } as const]
  await show.POST('/player-settings/notifications', { body: { kinds, letters: 'HOURLY' } })
  await show.GET('/player-settings/notifications')
  await show.GET('/player-settings/data')
  await changeEmail(browser, playerId, server)
  const tool = { name: 'Таблица добычи', days: 90, password: PASSWORD } as const
  const token = await show.POST('/player-tokens', {
    body: { ...tool, scopes: ['read:player', 'read:market'] },
  })
  await show.GET('/player-tokens')
  await show.DELETE('/player-tokens/{tokenId}', {
    params: { path: { tokenId: token.data?.personalToken.tokenId ?? '' } },
  })
  await show.POST('/player-settings/request-deletion', { body: { password: PASSWORD } })
  await show.POST('/player-settings/cancel-deletion')
}
