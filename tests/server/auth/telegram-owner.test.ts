import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSettableClock } from '#server/platform/time-source.ts'
import { initDataOf, newTelegramUser } from '../../support/init-data.ts'
import { linkIn, type MailServer, startMailServer } from '../../support/mail.ts'
import { codeAt, giveSecondFactor } from '../../support/second-factor.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { BOT_SETTINGS } from '../../support/telegram.ts'
import { LINK, LOGIN, messengerCalls, UNLINK } from './messenger-calls.ts'
import { MAIL_SUBJECTS, PASSWORD } from './newcomer.ts'

const NEW_PASSWORD = 'novaya-krepost'
const clock = createSettableClock(new Date('2026-11-25T12:00:00Z'))
let mail: MailServer
let server: TestServer
beforeAll(async () => {
  mail = await startMailServer()
  server = await startTestServer({ clock, timers: true, env: { ...BOT_SETTINGS, SMTP_URL: mail.smtpUrl } })
})
afterAll(async () => {
  await server.close()
  await mail.close()
})

const { call, byEmail, statusOf } = messengerCalls(() => server, clock)

const LINKED = 'Донжон: Telegram привязан'
const UNLINKED = 'Донжон: Telegram отвязан'

function subjectsTo(email: string) {
  return mail.letters
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ subject }) => subject)
}

describe('the link to Telegram', () => {
  it('takes the password: a session alone gains no other way in', async () => {
    const { token } = await byEmail()
    const user = newTelegramUser()
    const link = (body?: object) => call('POST', LINK, { user, token, body })
    expect((await link()).status).toBe(400)
    expect((await link({ password: 'not the password' })).refusal).toEqual([422, 'wrongCredentials'])
    expect((await call('POST', LOGIN, { user })).refusal).toEqual([404, 'messengerUnknown'])
    expect((await link({ password: PASSWORD })).status).toBe(204)
  })

  it('takes the code of the second factor too', async () => {
    const { token, player } = await byEmail()
    const user = newTelegramUser()
    const secret = await server.on(() => giveSecondFactor(player.playerId))
    const link = (body: object) => call('POST', LINK, { user, token, body: { password: PASSWORD, ...body } })
    expect((await link({})).refusal).toEqual([422, 'codeWrong'])
    expect((await link({ code: codeAt(secret, clock.now()) })).status).toBe(204)
  })

  it('is reported by letter when it begins and when it ends, with the way to end it', async () => {
    const { token, email } = await byEmail()
    const user = newTelegramUser()
    await call('POST', LINK, { user, token, body: { password: PASSWORD } })
    const letter = await mail.letterTo(email, LINKED)
    expect(letter.text).toContain('новый пароль отвязывает Telegram')
    expect(linkIn(letter).pathname).toBe('/game/settings-messenger')
    await call('POST', UNLINK, { token, body: { password: PASSWORD } })
    await mail.letterTo(email, UNLINKED)
    // Linking it once more is news, doing so twice is not.
    await call('POST', LINK, { user, token, body: { password: PASSWORD } })
    await call('POST', LINK, { user, token, body: { password: PASSWORD } })
    await mail.letterTo(email, LINKED, 2)
    expect(subjectsTo(email).filter((subject) => subject === LINKED)).toHaveLength(2)
  })

  it('ends logins that wait for a code, and every session of the messenger', async () => {
    const { token, player } = await byEmail()
    const user = newTelegramUser()
    await call('POST', LINK, { user, token, body: { password: PASSWORD } })
    const bearers: string[] = []
    while (bearers.length < 2) {
      clock.advance(1)
      bearers.push((await call('POST', LOGIN, { user })).answer.bearer.token)
    }
    const secret = await server.on(() => giveSecondFactor(player.playerId))
    clock.advance(1)
    const launch = initDataOf(user, clock.now())
    const { loginToken } = (await call('POST', LOGIN, { initData: launch })).answer
    const body = { password: PASSWORD, code: codeAt(secret, clock.now()) }
    expect((await call('POST', UNLINK, { token, body })).status).toBe(204)
    expect(await Promise.all(bearers.map(statusOf))).toEqual([204, 204])
    clock.advance(30)
    const code = codeAt(secret, clock.now())
    const late = { loginToken, code, withBearer: true }
    expect((await call('POST', '/auth/login/code', { initData: launch, body: late })).refusal).toEqual([
      401,
      'loginStepEnded',
    ])
    expect((await call('POST', LOGIN, { user })).refusal).toEqual([404, 'messengerUnknown'])
  })
})

describe('a login by e-mail inside the messenger', () => {
  const enter = (email: string, initData: string, password = PASSWORD) =>
    call('POST', '/auth/login', { initData, body: { email, password, withBearer: true } })

  it('links the castle in the same call, and the launch goes on with its session', async () => {
    const { email } = await byEmail()
    const launch = initDataOf(newTelegramUser(), clock.now())
    expect((await enter(email, launch, 'not the password')).status).toBe(401)
    expect((await call('POST', LOGIN, { initData: launch })).refusal).toEqual([404, 'messengerUnknown'])
    const entered = await enter(email, launch)
    expect((await call('POST', LOGIN, { initData: launch })).answer.sessionId).toBe(entered.answer.sessionId)
    await mail.letterTo(email, LINKED)
  })

  it('links a castle with a second factor only after the code', async () => {
    const { email, player } = await byEmail()
    const secret = await server.on(() => giveSecondFactor(player.playerId))
    const launch = initDataOf(newTelegramUser(), clock.now())
    const { loginToken } = (await enter(email, launch)).answer
    expect((await call('POST', LOGIN, { initData: launch })).refusal).toEqual([404, 'messengerUnknown'])
    const body = { loginToken, code: codeAt(secret, clock.now()), withBearer: true }
    const entered = await call('POST', '/auth/login/code', { initData: launch, body })
    expect(entered.status).toBe(200)
    expect((await call('POST', LOGIN, { initData: launch })).answer.sessionId).toBe(entered.answer.sessionId)
  })

  it('is refused as a whole if the castle or the Telegram has another partner, and works without it', async () => {
    const [lord, neighbour] = [await byEmail(), await byEmail()]
    const launch = initDataOf(newTelegramUser(), clock.now())
    await enter(lord.email, launch)
    expect((await enter(neighbour.email, launch)).refusal).toEqual([409, 'messengerTaken'])
    expect((await enter(lord.email, initDataOf(newTelegramUser(), clock.now()))).refusal).toEqual([
      409,
      'messengerLinked',
    ])
    const old = initDataOf(newTelegramUser(), new Date(clock.now().getTime() - 3_601_000))
    expect((await enter(lord.email, old)).refusal).toEqual([401, 'initDataExpired'])
    const body = { email: neighbour.email, password: PASSWORD, withBearer: true }
    expect((await call('POST', '/auth/login', { body })).status).toBe(200)
  })
})

describe('letters about Telegram', () => {
  it('report a login of the messenger from a new device, and not from a known one', async () => {
    const { token, email } = await byEmail()
    const user = newTelegramUser()
    await call('POST', LINK, { user, token, body: { password: PASSWORD } })
    const enter = async (agent: string) => {
      clock.advance(61)
      expect((await call('POST', LOGIN, { user, agent })).status).toBe(200)
    }
    const SUBJECT = 'Донжон: вход с нового устройства'
    const before = subjectsTo(email).filter((subject) => subject === SUBJECT).length
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1'
    await enter(phone)
    const letter = await mail.letterTo(email, SUBJECT, before + 1)
    expect(letter.text).toContain('вошли через Telegram с устройства, которого мы раньше не видели')
    await enter(phone)
    await enter('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0')
    await mail.letterTo(email, SUBJECT, before + 2)
    expect(subjectsTo(email).filter((subject) => subject === SUBJECT)).toHaveLength(before + 2)
  })

  it('say after a new password whether Telegram still opens the castle', async () => {
    const [home, inside] = [await byEmail(), await byEmail()]
    const users = [newTelegramUser(), newTelegramUser()] as const
    const link = (castle: typeof home, user: (typeof users)[number]) =>
      call('POST', LINK, { user, token: castle.token, body: { password: PASSWORD } })
    await link(home, users[0])
    await link(inside, users[1])
    clock.advance(1)
    const { bearer } = (await call('POST', LOGIN, { user: users[1] })).answer
    const query = new URLSearchParams({
      password: PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmNewPassword: NEW_PASSWORD,
    })
    for (const token of [home.token, bearer.token])
      expect((await call('POST', `/auth/change-password?${query}`, { token })).status).toBe(204)
    expect((await mail.letterTo(home.email, MAIL_SUBJECTS.changed)).text).toContain('он отвязан')
    const kept = await mail.letterTo(inside.email, MAIL_SUBJECTS.changed)
    expect(kept.text).toContain('этот Telegram открывает замок по-прежнему')
    expect(linkIn(kept).pathname).toBe('/game/settings-messenger')
  })
})
