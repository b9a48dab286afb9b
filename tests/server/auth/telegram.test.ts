import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/platform/sql.ts'
import { createSettableClock } from '#server/platform/time-source.ts'
import { initDataOf, newTelegramUser } from '../../support/init-data.ts'
import { codeAt, giveSecondFactor } from '../../support/second-factor.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { BOT_SETTINGS } from '../../support/telegram.ts'
import { freshName, LINK, LOGIN, messengerCalls, REGISTER, type Sent, UNLINK } from './messenger-calls.ts'
import { PASSWORD } from './newcomer.ts'

const clock = createSettableClock(new Date('2026-11-25T12:00:00Z'))
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock, env: BOT_SETTINGS })
})
afterAll(() => server.close())

const ADD_EMAIL = '/auth/add-email'
const DELETION = '/player-settings/request-deletion-by-telegram-web-app'
const { call, newcomer, byEmail, statusOf } = messengerCalls(() => server, clock)

describe('a newcomer', () => {
  it('gets a castle without e-mail and password, and a bearer for it', async () => {
    const { user, name, player, token } = await newcomer()
    expect(player).toMatchObject({ name, email: null, emailConfirmed: false, roles: ['PLAYER'] })
    expect((await call('GET', '/auth/data', { token })).answer.player.name).toBe(name)
    const known = await call('GET', LOGIN, { user })
    expect(known.answer).toMatchObject({
      isKnown: true,
      playerName: name,
      suggestedName: null,
      session: null,
    })
  })

  it.each([
    [{ first_name: 'Святослав' }, 'Святослав'],
    [{ first_name: 'Иван', last_name: 'Грозный' }, 'Иван Грозный'],
    [{ first_name: '✨ Аня ✨', username: 'anya_zimina' }, 'anya zimina'],
    [{ first_name: 'Ян' }, /^Ян \d{4}$/],
    [{ first_name: 'Александр Константинович' }, /^Александ?р? \d{4}$/],
    [{ first_name: '李小龍' }, /^Лорд \d{4}$/],
  ])('named %j is offered a name that the rules allow', async (changes, name) => {
    const { answer } = await call('GET', LOGIN, { user: newTelegramUser(changes) })
    expect(answer).toMatchObject({ isKnown: false, playerName: null })
    expect(answer.suggestedName).toMatch(name)
  })

  it('is offered another name when the first one is taken', async () => {
    const first = newTelegramUser({ first_name: 'Мирослава' })
    const { answer } = await call('GET', LOGIN, { user: first })
    expect(answer.suggestedName).toBe('Мирослава')
    await call('POST', REGISTER, { user: first, body: { name: answer.suggestedName } })
    const second = await call('GET', LOGIN, { user: newTelegramUser({ first_name: 'МИРОСЛАВА' }) })
    expect(second.answer.suggestedName).toMatch(/^МИРОСЛА \d{4}$/)
  })

  it('cannot take a name in use, nor found a second castle', async () => {
    const { user, name } = await newcomer()
    const other = newTelegramUser()
    expect((await call('POST', REGISTER, { user: other, body: { name } })).refusal).toEqual([
      409,
      'nameTaken',
    ])
    expect((await call('POST', REGISTER, { user, body: { name: freshName() } })).refusal).toEqual([
      409,
      'messengerTaken',
    ])
  })

  it('founds one castle by twenty calls at once', async () => {
    const user = newTelegramUser()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', REGISTER, { user, body: { name: freshName() } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200).map(({ refusal }) => refusal.join(' '))
    expect(new Set(refused)).toEqual(new Set(['409 messengerTaken']))
  })

  it('may think about a name for an hour, as long as a login may wait', async () => {
    const [slow, late] = [newTelegramUser(), newTelegramUser()]
    const [slowData, lateData] = [initDataOf(slow, clock.now()), initDataOf(late, clock.now())]
    clock.advance(3600)
    const found = (initData: string) => call('POST', REGISTER, { initData, body: { name: freshName() } })
    expect((await found(slowData)).status).toBe(200)
    clock.advance(1)
    expect((await found(lateData)).refusal).toEqual([401, 'initDataExpired'])
  })
})

describe('a login', () => {
  it('without a castle is refused, and opens none', async () => {
    expect((await call('POST', LOGIN, { user: newTelegramUser() })).refusal).toEqual([
      404,
      'messengerUnknown',
    ])
  })

  it('gives the same session after a reload, and another one after another launch', async () => {
    const { user, sessionId } = await newcomer()
    const launch = initDataOf(user, clock.now())
    const reloaded = await call('POST', LOGIN, { initData: launch })
    expect(reloaded.answer.sessionId).toBe(sessionId)
    clock.advance(3)
    const relaunched = await call('POST', LOGIN, { user })
    expect(relaunched.answer.sessionId).not.toBe(sessionId)
    expect(await statusOf(relaunched.answer.bearer.token)).toBe(200)
  })

  it('gives another session once that one is closed', async () => {
    const { user, sessionId, token } = await newcomer()
    await call('POST', '/auth/logout', { token })
    const again = await call('POST', LOGIN, { initData: initDataOf(user, clock.now()) })
    expect(again.status).toBe(200)
    expect(again.answer.sessionId).not.toBe(sessionId)
  })

  it.each([
    ['forged', (text: string) => text.replace(/hash=.{4}/, 'hash=0000'), [401, 'initDataInvalid']],
    ['without a hash', (text: string) => text.replace(/&hash=.*/, ''), [401, 'initDataInvalid']],
  ])('by %s init data is refused', async (_, change, refusal) => {
    const { user } = await newcomer()
    const initData = change(initDataOf(user, clock.now()))
    expect((await call('POST', LOGIN, { initData })).refusal).toEqual(refusal)
    expect((await call('GET', LOGIN, { initData })).refusal).toEqual(refusal)
    expect((await call('POST', REGISTER, { initData, body: { name: freshName() } })).refusal).toEqual(refusal)
  })

  it('by old, future or missing init data is refused', async () => {
    const { user } = await newcomer()
    const at = (seconds: number) => initDataOf(user, new Date(clock.now().getTime() + seconds * 1000))
    expect((await call('POST', LOGIN, { initData: at(-3601) })).refusal).toEqual([401, 'initDataExpired'])
    expect((await call('POST', LOGIN, { initData: at(31) })).refusal).toEqual([401, 'initDataInvalid'])
    expect((await call('POST', LOGIN)).status).toBe(400)
  })

  it('does not give the answer of another key owner', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const key = crypto.randomUUID()
    expect((await call('POST', LOGIN, { user: one.user, key })).status).toBe(200)
    expect((await call('POST', LOGIN, { user: other.user, key })).refusal).toEqual([
      422,
      'idempotencyMismatch',
    ])
  })

  it('asks for the code of the second factor, once for each launch', async () => {
    const lord = await byEmail()
    const user = newTelegramUser()
    await call('POST', LINK, { user, token: lord.token, body: { password: PASSWORD } })
    const secret = await server.on(() => giveSecondFactor(lord.player.playerId))
    clock.advance(30)
    const initData = initDataOf(user, clock.now())
    const step = await call('POST', LOGIN, { initData })
    expect(Object.keys(step.answer).sort()).toEqual(['expiresAt', 'loginToken'])
    const code = codeAt(secret, clock.now())
    const body = { loginToken: step.answer.loginToken, code, withBearer: true }
    const entered = await call('POST', '/auth/login/code', { initData, body })
    expect(entered.status).toBe(200)
    expect((await call('POST', LOGIN, { initData })).answer.sessionId).toBe(entered.answer.sessionId)
  })

  it('is off on a server without a bot', async () => {
    const plain = await startTestServer({ clock })
    try {
      const user = newTelegramUser()
      for (const [method, path, body] of [
        ['GET', LOGIN, undefined],
        ['POST', LOGIN, undefined],
        ['POST', REGISTER, { name: freshName() }],
      ] as const)
        expect((await call(method, path, { user, body, at: plain })).refusal).toEqual([404, 'messengerOff'])
    } finally {
      await plain.close()
    }
  })
})

describe('a castle with an e-mail', () => {
  it('is linked, entered from the messenger, and unlinked by the password', async () => {
    const lord = await byEmail()
    const user = newTelegramUser()
    expect((await call('POST', LINK, { user, token: lord.token, body: { password: PASSWORD } })).status).toBe(
      204,
    )
    expect((await call('GET', '/auth/telegram-link', { token: lord.token })).answer).toEqual({
      isAvailable: true,
      linkedAt: clock.now().toISOString(),
      hasEmail: true,
    })
    clock.advance(1)
    const { answer } = await call('POST', LOGIN, { user })
    expect(answer.player.playerId).toBe(lord.player.playerId)
    const unlink = (password: string) => call('POST', UNLINK, { token: lord.token, body: { password } })
    expect((await unlink('not the password')).refusal).toEqual([422, 'wrongCredentials'])
    expect((await unlink(PASSWORD)).status).toBe(204)
    expect((await unlink(PASSWORD)).refusal).toEqual([409, 'messengerNotLinked'])
    expect(await statusOf(answer.bearer.token)).toBe(204)
    expect((await call('POST', LOGIN, { user })).refusal).toEqual([404, 'messengerUnknown'])
  })

  it('has one Telegram, and a Telegram one castle', async () => {
    const [lord, neighbour] = [await byEmail(), await byEmail()]
    const user = newTelegramUser()
    const link = (who: { token: string }, by = user) =>
      call('POST', LINK, { user: by, token: who.token, body: { password: PASSWORD } })
    await link(lord)
    expect((await link(lord)).status).toBe(204)
    expect((await link(neighbour)).refusal).toEqual([409, 'messengerTaken'])
    expect((await link(lord, newTelegramUser())).refusal).toEqual([409, 'messengerLinked'])
  })

  it('is the only one of twenty that a Telegram is linked to at once', async () => {
    const lords: Awaited<ReturnType<typeof byEmail>>[] = []
    while (lords.length < 20) lords.push(await byEmail())
    const user = newTelegramUser()
    const body = { password: PASSWORD }
    const answers = await Promise.all(lords.map(({ token }) => call('POST', LINK, { user, token, body })))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    const links = await server.on(
      () => sql`SELECT FROM messenger_account WHERE messenger_user_id = ${user.id}`,
    )
    expect(links).toHaveLength(1)
  })
})

describe('a castle without an e-mail', () => {
  it.each([
    ['/auth/unlink-telegram', { password: PASSWORD }],
    ['/auth/second-factor/start', { password: PASSWORD }],
    ['/player-settings/request-deletion', { password: PASSWORD }],
  ])('is refused %s until it has one', async (path, body) => {
    const { token } = await newcomer()
    const { refusal, answer } = await call('POST', path, { token, body })
    expect(refusal).toEqual([409, 'emailMissing'])
    expect(answer.message).toContain('Сначала добавьте')
  })

  it('is refused a change of the password until it has one', async () => {
    const { token } = await newcomer()
    const query = 'password=old-password&newPassword=a-new-castle&confirmNewPassword=a-new-castle'
    const { refusal } = await call('POST', `/auth/change-password?${query}`, { token })
    expect(refusal).toEqual([409, 'emailMissing'])
  })

  it('gets an e-mail and a password, and is then entered by them, and unlinked', async () => {
    const { user, token, player } = await newcomer()
    const email = `${user.id}@example.org`
    const body = { email, password: PASSWORD, confirmPassword: PASSWORD }
    const add = (changes: Record<string, unknown> = {}, by = user) =>
      call('POST', ADD_EMAIL, { user: by, token, body: { ...body, ...changes } })
    expect((await add({ confirmPassword: 'another one' })).refusal).toEqual([422, 'passwordsDiffer'])
    expect((await add({ email: (await byEmail()).email })).refusal).toEqual([409, 'emailTaken'])
    expect((await add({}, newTelegramUser())).refusal).toEqual([409, 'messengerNotLinked'])
    expect((await add()).status).toBe(204)
    expect((await add()).refusal).toEqual([409, 'emailPresent'])
    const entered = await call('POST', '/auth/login', {
      body: { email, password: PASSWORD, withBearer: true },
    })
    expect(entered.answer.player).toMatchObject({ playerId: player.playerId, email })
    expect((await call('POST', UNLINK, { token, body: { password: PASSWORD } })).status).toBe(204)
  })

  it('is deleted in three days on the word of its Telegram, in the first minutes of a launch', async () => {
    const { user, token, player } = await newcomer()
    const launch = initDataOf(user, clock.now())
    const ask = (sent: Sent) => call('POST', DELETION, { token, ...sent })
    expect((await ask({})).status).toBe(400)
    expect((await ask({ initData: initDataOf(user, clock.now(), { token: '1:x' }) })).refusal).toEqual([
      401,
      'initDataInvalid',
    ])
    expect((await ask({ user: newTelegramUser() })).refusal).toEqual([409, 'messengerNotLinked'])
    clock.advance(301)
    expect((await ask({ initData: launch })).refusal).toEqual([401, 'initDataExpired'])
    const { status, answer } = await ask({ user })
    expect(status).toBe(200)
    expect(Date.parse(answer.deletionDueAt) - Date.parse(answer.serverTime)).toBe(3 * 86_400_000)
    expect((await ask({ user })).refusal).toEqual([409, 'deletionRequested'])
    expect((await call('POST', '/player-settings/cancel-deletion', { token })).status).toBe(204)
    const email = `${user.id}@example.org`
    const body = { email, password: PASSWORD, confirmPassword: PASSWORD }
    expect((await call('POST', ADD_EMAIL, { user, token, body })).status).toBe(204)
    expect((await ask({ user })).refusal).toEqual([409, 'emailPresent'])
    const [castle] = await server.on(
      () => sql`SELECT deletion_due_at AS due FROM player WHERE id = ${player.playerId}`,
    )
    expect(castle).toEqual({ due: null })
  })
})
