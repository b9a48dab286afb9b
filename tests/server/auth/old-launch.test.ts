import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSettableClock } from '#server/platform/time-source.ts'
import { INIT_DATA_HEADER, initDataOf, newTelegramUser } from '../../support/init-data.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { BOT_SETTINGS } from '../../support/telegram.ts'
import { freshName, LOGIN, messengerCalls, REGISTER } from './messenger-calls.ts'
import { PASSWORD, post, register } from './newcomer.ts'

const clock = createSettableClock(new Date('2026-11-25T12:00:00Z'))
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock, env: BOT_SETTINGS })
})
afterAll(() => server.close())

const { call, newcomer, statusOf } = messengerCalls(() => server, clock)
const HOUR_SECONDS = 3600
const EXPIRED = [401, 'initDataExpired']

/** A castle whose launch was an hour and a half ago. */
async function longAgo() {
  const user = newTelegramUser()
  const initData = initDataOf(user, clock.now())
  const { answer } = await call('POST', REGISTER, { initData, body: { name: freshName() } })
  clock.advance(1.5 * HOUR_SECONDS)
  return { user, initData, sessionId: String(answer.sessionId) }
}

describe('a launch that is over an hour old', () => {
  it('goes on with the session that it has opened, in a frame without cookies', async () => {
    const { initData, sessionId } = await longAgo()
    const known = await call('GET', LOGIN, { initData })
    expect(known.answer).toMatchObject({ isKnown: true, session: null })
    const { answer } = await call('POST', LOGIN, { initData })
    expect(answer.sessionId).toBe(sessionId)
    expect(await statusOf(answer.bearer.token)).toBe(200)
  })

  it('goes on with the session of the cookie, if it is of the same castle', async () => {
    const visitor = server.visitor()
    const user = newTelegramUser()
    await post(
      visitor,
      REGISTER,
      { name: freshName() },
      { [INIT_DATA_HEADER]: initDataOf(user, clock.now()) },
    )
    // Another launch, which has opened no session: the cookie was enough.
    const initData = initDataOf(user, clock.now(), { startParam: 'crusades' })
    clock.advance(2 * HOUR_SECONDS)
    const known = await visitor.fetch(`/api${LOGIN}`, { headers: { [INIT_DATA_HEADER]: initData } })
    expect((await known.json()).session.sessionId).toBe(visitor.sessionId())
    expect((await call('GET', LOGIN, { initData })).refusal).toEqual(EXPIRED)
  })

  it('of an account without a castle goes on with the session of the browser, of another castle not', async () => {
    const visitor = server.visitor()
    await register(visitor)
    const ask = (initData: string) =>
      visitor.fetch(`/api${LOGIN}`, { headers: { [INIT_DATA_HEADER]: initData } })
    const stranger = initDataOf(newTelegramUser(), clock.now())
    const { initData: other, sessionId } = await longAgo()
    const known = await (await ask(stranger)).json()
    expect(known).toMatchObject({ isKnown: false, session: { sessionId: visitor.sessionId() } })
    expect(await (await ask(other)).json()).toMatchObject({ isKnown: true, session: null })
    expect((await call('POST', LOGIN, { initData: other })).answer.sessionId).toBe(sessionId)
  })

  it('opens no session of its own, nor after that session is closed', async () => {
    const { user, initData, sessionId } = await longAgo()
    const { bearer } = (await call('POST', LOGIN, { user })).answer
    clock.advance(2)
    const closed = await call('DELETE', `/player-sessions/${sessionId}`, { token: bearer.token })
    expect(closed.status).toBe(204)
    expect((await call('GET', LOGIN, { initData })).refusal).toEqual(EXPIRED)
    expect((await call('POST', LOGIN, { initData })).refusal).toEqual(EXPIRED)
    const unknown = initDataOf(newTelegramUser(), new Date(clock.now().getTime() - 3_601_000))
    expect((await call('POST', LOGIN, { initData: unknown })).refusal).toEqual(EXPIRED)
  })

  it('forged, is refused however the browser is logged in', async () => {
    const visitor = server.visitor()
    await register(visitor)
    const initData = initDataOf(newTelegramUser(), clock.now(), { token: '1:another-bot' })
    clock.advance(2 * HOUR_SECONDS)
    const answer = await visitor.fetch(`/api${LOGIN}`, { headers: { [INIT_DATA_HEADER]: initData } })
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'initDataInvalid'])
  })
})

describe('a launch from before the owner closed a session elsewhere', () => {
  it('opens no other one, and the next launch does', async () => {
    const { user, token } = await newcomer()
    clock.advance(1)
    // The same launch in two copies: the owner's other device and the one who has read it there.
    const launch = initDataOf(user, clock.now())
    const { bearer } = (await call('POST', LOGIN, { initData: launch })).answer
    const unused = initDataOf(user, clock.now(), { startParam: 'crusades' })
    clock.advance(5)
    expect((await call('POST', '/player-sessions/close-others', { token })).status).toBe(200)
    expect(await statusOf(bearer.token)).toBe(204)
    for (const initData of [launch, unused]) {
      const { refusal, answer } = await call('POST', LOGIN, { initData })
      expect(refusal).toEqual([401, 'launchEnded'])
      expect(answer.message).toContain('откройте её в Telegram снова')
    }
    clock.advance(1)
    expect((await call('POST', LOGIN, { user })).status).toBe(200)
  })

  it('keeps its own session', async () => {
    const { user, token } = await newcomer()
    clock.advance(1)
    const launch = initDataOf(user, clock.now())
    const kept = (await call('POST', LOGIN, { initData: launch })).answer
    clock.advance(5)
    await call('POST', '/player-sessions/close-others', { token: kept.bearer.token })
    expect(await statusOf(token)).toBe(204)
    expect((await call('POST', LOGIN, { initData: launch })).answer.sessionId).toBe(kept.sessionId)
  })
})

it('a castle that was entered by e-mail stays where a launch is refused', async () => {
  const visitor = server.visitor()
  const { email } = await register(visitor)
  await post(visitor, '/auth/logout')
  const old = initDataOf(newTelegramUser(), new Date(clock.now().getTime() - 7_200_000))
  const refused = await post(visitor, LOGIN, undefined, { [INIT_DATA_HEADER]: old })
  expect(refused.status).toBe(401)
  expect((await post(visitor, '/auth/login', { email, password: PASSWORD })).status).toBe(200)
  expect((await visitor.fetch('/api/auth/data')).status).toBe(200)
})
