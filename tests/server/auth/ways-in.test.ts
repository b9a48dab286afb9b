import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueToken } from '#server/domains/auth/account-token.ts'
import { countPushTokens, savePushToken } from '#server/game/notifications/push-tokens.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { sql } from '#server/platform/sql.ts'
import { createSettableClock } from '#server/platform/time-source.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { initDataOf, newTelegramUser } from '../../support/init-data.ts'
import { codeAt, giveSecondFactor } from '../../support/second-factor.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { BOT_SETTINGS } from '../../support/telegram.ts'
import { LINK, LOGIN, messengerCalls } from './messenger-calls.ts'
import { PASSWORD, post } from './newcomer.ts'

const NEW_PASSWORD = 'novaya-krepost'
const clock = createSettableClock(new Date('2026-11-25T12:00:00Z'))
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock, env: BOT_SETTINGS })
})
afterAll(() => server.close())

const { call, byEmail, statusOf } = messengerCalls(() => server, clock)

type Castle = Awaited<ReturnType<typeof byEmail>>

function tokenFor({ player, email }: Castle, purpose: 'RESET_PASSWORD' | 'CHANGE_EMAIL_OLD') {
  return server.on(() =>
    inTransaction(async () => issueToken(await lockPlayer(player.playerId), email, purpose)),
  )
}

function changePassword(parameters: Record<string, string>, token?: string) {
  const query = new URLSearchParams({
    newPassword: NEW_PASSWORD,
    confirmNewPassword: NEW_PASSWORD,
    ...parameters,
  })
  return call('POST', `/auth/change-password?${query}`, token === undefined ? {} : { token })
}

function askEmailChange({ token }: Castle, email: string) {
  return call('POST', '/player-settings/email', { token, body: { email, password: PASSWORD } })
}

let strangers = 0
function strangersEmail() {
  strangers += 1
  return `stranger${strangers}@example.net`
}

/** Opens the castle to somebody who knows its password. The returned function tells whether it is still open to them. */
const WAYS: Readonly<Record<string, (castle: Castle) => Promise<() => Promise<boolean>>>> = {
  'a session': async (castle) => {
    const visitor = server.visitor()
    await post(visitor, '/auth/login', { email: castle.email, password: PASSWORD })
    return async () => (await visitor.fetch('/api/auth/data')).status === 200
  },
  'a session of a page in a frame': async (castle) => {
    const body = { email: castle.email, password: PASSWORD, withBearer: true }
    const { answer } = await call('POST', '/auth/login', { body })
    return async () => (await statusOf(answer.bearer.token)) === 200
  },
  'a personal token': async (castle) => {
    const body = { name: 'Таблица', scopes: ['read:player'], days: 30, password: PASSWORD }
    const { answer } = await call('POST', '/player-tokens', { token: castle.token, body })
    const isOpen = async () =>
      (await call('GET', '/player-money-history', { token: answer.token })).status !== 401
    expect(await isOpen()).toBe(true)
    return isOpen
  },
  'a linked messenger': async (castle) => {
    const user = newTelegramUser()
    const linked = await call('POST', LINK, { user, token: castle.token, body: { password: PASSWORD } })
    expect(linked.status).toBe(204)
    clock.advance(1)
    return async () => (await call('POST', LOGIN, { user })).status === 200
  },
  'a session of the messenger': async (castle) => {
    const user = newTelegramUser()
    await call('POST', '/auth/login', {
      initData: initDataOf(user, clock.now()),
      body: { email: castle.email, password: PASSWORD },
    })
    clock.advance(1)
    const launch = initDataOf(user, clock.now())
    await call('POST', LOGIN, { initData: launch })
    return async () => (await call('POST', LOGIN, { initData: launch })).status === 200
  },
  'a change of the e-mail': async (castle) => {
    const email = strangersEmail()
    expect((await askEmailChange(castle, email)).status).toBe(200)
    const token = await server.on(() =>
      inTransaction(async () =>
        issueToken(await lockPlayer(castle.player.playerId), email, 'CHANGE_EMAIL_NEW'),
      ),
    )
    return async () => (await call('POST', '/auth/confirm-email-change', { body: { token } })).status === 200
  },
  'a mailed link to a new password': async (castle) => {
    const token = await tokenFor(castle, 'RESET_PASSWORD')
    return async () => (await changePassword({ token })).status === 204
  },
  'a login that waits for its code': async (castle) => {
    const secret = await server.on(() => giveSecondFactor(castle.player.playerId))
    const body = { email: castle.email, password: PASSWORD, withBearer: true }
    const { answer } = await call('POST', '/auth/login', { body })
    const { loginToken } = answer
    const code = codeAt(secret, clock.now())
    return async () =>
      (await call('POST', '/auth/login/code', { body: { loginToken, code, withBearer: true } })).status ===
      200
  },
  'a browser with notifications': async (castle) => {
    const { playerId } = castle.player
    const visitor = server.visitor()
    await post(visitor, '/auth/login', { email: castle.email, password: PASSWORD })
    const subscription = { endpoint: `https://push.example/${playerId}`, p256dh: 'B', auth: 'a' }
    await server.on(() => savePushToken(playerId, visitor.sessionId() ?? '', subscription))
    return async () => (await server.on(() => countPushTokens(playerId))) > 0
  },
  'a browser that is known': async (castle) => {
    const { email } = castle
    const visitor = server.visitor()
    const enter = async (password: string) => (await post(visitor, '/auth/login', { email, password })).status
    expect(await enter(PASSWORD)).toBe(200)
    await post(visitor, '/auth/logout')
    return async () => {
      // Past the limit of letters.
      clock.advance(3601)
      if ((await enter(NEW_PASSWORD)) !== 200) await enter(PASSWORD)
      const [session] = await server.on(
        () => sql<{ isReported: boolean }>`
          SELECT reported_at IS NOT NULL AS is_reported FROM session WHERE id = ${visitor.sessionId()}`,
      )
      return session?.isReported === false
    }
  },
}

/** How the owner puts everybody else out. */
const OUTS: Readonly<Record<string, (castle: Castle) => Promise<void>>> = {
  'a new password by a mailed link': async (castle) => {
    const token = await tokenFor(castle, 'RESET_PASSWORD')
    expect((await changePassword({ token })).status).toBe(204)
  },
  'a new password in a session': async ({ token }) => {
    expect((await changePassword({ password: PASSWORD }, token)).status).toBe(204)
    expect(await statusOf(token)).toBe(200)
  },
  'the old address that rejects another one': async (castle) => {
    const { playerId } = castle.player
    await server.on(
      () => sql`
        INSERT INTO email_change (player_id, email, requested_at, expires_at)
        VALUES (${playerId}, ${strangersEmail()}, ${clock.now()}, ${new Date(clock.now().getTime() + 3_600_000)})
        ON CONFLICT DO NOTHING`,
    )
    const token = await tokenFor(castle, 'CHANGE_EMAIL_OLD')
    expect((await call('POST', '/auth/reject-email-change', { body: { token } })).status).toBe(204)
  },
}

describe.each(Object.entries(OUTS))('%s ends', (_, putOut) => {
  it.each(Object.entries(WAYS))('%s', async (_way, open) => {
    const castle = await byEmail()
    const isOpen = await open(castle)
    clock.advance(2)
    await putOut(castle)
    expect(await isOpen()).toBe(false)
  })
})

it.each(Object.entries(WAYS))('%s stays open until then', async (_, open) => {
  const isOpen = await open(await byEmail())
  expect(await isOpen()).toBe(true)
})

describe('a new password that is set inside the messenger', () => {
  it('keeps the messenger, and ends the other sessions', async () => {
    const castle = await byEmail()
    const user = newTelegramUser()
    await call('POST', LINK, { user, token: castle.token, body: { password: PASSWORD } })
    clock.advance(2)
    const inside = (await call('POST', LOGIN, { user })).answer
    expect((await changePassword({ password: PASSWORD }, inside.bearer.token)).status).toBe(204)
    expect(await statusOf(castle.token)).toBe(204)
    expect(await statusOf(inside.bearer.token)).toBe(200)
    clock.advance(2)
    expect((await call('POST', LOGIN, { user })).answer.player.playerId).toBe(castle.player.playerId)
  })
})
