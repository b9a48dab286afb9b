import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeFactorOf } from '#server/domains/auth/second-factor/remove-factor.ts'
import { sqlOne } from '#server/platform/sql.ts'
import { createSettableClock } from '#server/platform/time-source.ts'
import { linkIn, type MailServer, startMailServer, tokenIn } from '../../support/mail.ts'
import { codeAt } from '../../support/second-factor.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'
import { MAIL_SUBJECTS, PASSWORD, post, register } from './newcomer.ts'

const NEW_PASSWORD = 'novaya-krepost'
const clock = createSettableClock(new Date())
let mail: MailServer
let server: TestServer

beforeAll(async () => {
  mail = await startMailServer()
  server = await startTestServer({ clock, timers: true, env: { SMTP_URL: mail.smtpUrl } })
})
afterAll(async () => {
  await server.close()
  await mail.close()
})

type Enrolled = {
  readonly client: TestClient
  readonly playerId: number
  readonly email: string
  readonly secret: string
  readonly recoveryCodes: readonly string[]
  /** The app's code, which no call has used. */
  freshCode(): string
}

/** A new player who has turned the second factor on. */
async function enrolled(): Promise<Enrolled> {
  const client = server.visitor()
  const { email, player } = await register(client)
  const started = await post(client, '/auth/second-factor/start', { password: PASSWORD })
  const { secret, uri } = await started.json()
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  const confirmed = await post(client, '/auth/second-factor/confirm', { code: codeAt(secret, clock.now()) })
  expect(confirmed.status).toBe(200)
  const { recoveryCodes } = await confirmed.json()
  const freshCode = () => {
    clock.advance(30)
    return codeAt(secret, clock.now())
  }
  return { client, playerId: player.playerId, email, secret, recoveryCodes, freshCode }
}

async function codeOf(response: Response) {
  return [response.status, (await response.json()).code]
}

/** Gives the right password. Returns the token for the code. */
async function passwordStep(client: TestClient, email: string, password = PASSWORD): Promise<string> {
  const response = await post(client, '/auth/login', { email, password })
  expect(response.status).toBe(200)
  const body = await response.json()
  expect(body).toEqual({ loginToken: expect.any(String), expiresAt: expect.any(String) })
  expect(client.sessionId()).toBeUndefined()
  return body.loginToken
}

function giveCode(client: TestClient, loginToken: string, code: string) {
  return post(client, '/auth/login/code', { loginToken, code })
}

function wrongOf(secret: string): string {
  const near = [-60, -30, 0, 30, 60].map((seconds) =>
    codeAt(secret, new Date(clock.now().getTime() + seconds * 1000)),
  )
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  )
}

const WRONG = [401, 'codeWrong']
const ENDED = [401, 'loginStepEnded']

describe('turning the second factor on', () => {
  it('needs the password, changes nothing before the first code, and ends other sessions', async () => {
    const [client, elsewhere] = [server.visitor(), server.visitor()]
    const { email } = await register(client)
    const refused = await post(client, '/auth/second-factor/start', { password: 'another one' })
    expect(await codeOf(refused)).toEqual([422, 'wrongCredentials'])
    const { secret } = await (await post(client, '/auth/second-factor/start', { password: PASSWORD })).json()
    expect((await post(elsewhere, '/auth/login', { email, password: PASSWORD })).status).toBe(200)
    expect(elsewhere.sessionId()).toBeDefined()
    const wrong = await post(client, '/auth/second-factor/confirm', { code: wrongOf(secret) })
    expect(await codeOf(wrong)).toEqual([422, 'codeWrong'])
    const right = codeAt(secret, clock.now())
    expect((await post(client, '/auth/second-factor/confirm', { code: right })).status).toBe(200)
    expect((await elsewhere.fetch('/api/player-sessions')).status).toBe(401)
    expect((await client.fetch('/api/player-sessions')).status).toBe(200)
    const again = await post(client, '/auth/second-factor/start', { password: PASSWORD })
    expect(await codeOf(again)).toEqual([409, 'secondFactorOn'])
    await mail.letterTo(email, 'Донжон: вход по коду включён')
  })

  it('stores neither the secret nor a recovery code', async () => {
    const { secret, recoveryCodes, playerId } = await enrolled()
    expect(new Set(recoveryCodes).size).toBe(10)
    const { text } = await server.on(
      () => sqlOne<{ text: string }>`
        SELECT concat((SELECT string_agg(factor::text, ' ') FROM second_factor AS factor),
          (SELECT string_agg(code::text, ' ') FROM recovery_code AS code),
          (SELECT string_agg(answer::text, ' ') FROM idempotency AS answer)) AS text`,
    )
    for (const hidden of [secret, ...recoveryCodes]) {
      expect(text).not.toContain(hidden)
      expect(text).not.toContain(Buffer.from(hidden).toString('hex'))
    }
    const state = await server.on(
      () => sqlOne<{ count: number }>`SELECT count(*) FROM recovery_code WHERE player_id = ${playerId}`,
    )
    expect(state.count).toBe(10)
  })
})

describe('a login to an account with a second factor', () => {
  it('opens a session by the code of the app', async () => {
    const { email, freshCode, playerId } = await enrolled()
    const client = server.visitor()
    const token = await passwordStep(client, email)
    const code = freshCode()
    const response = await giveCode(client, token, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(await response.json()).toMatchObject({ player: { playerId }, bearer: null })
    expect((await client.fetch('/api/player-sessions')).status).toBe(200)
  })

  it.each([-30, 30])('accepts an app whose clock differs by %i seconds, and no more', async (drift) => {
    const { email, secret } = await enrolled()
    clock.advance(120)
    const at = (seconds: number) => codeAt(secret, new Date(clock.now().getTime() + seconds * 1000))
    const client = server.visitor()
    const token = await passwordStep(client, email)
    expect(await codeOf(await giveCode(client, token, at(drift * 2)))).toEqual(WRONG)
    expect((await giveCode(client, token, at(drift))).status).toBe(200)
  })

  it('accepts a code once, and none that is older', async () => {
    const { email, secret, freshCode } = await enrolled()
    const earlier = freshCode()
    const code = freshCode()
    const logIn = async (given: string) => {
      const client = server.visitor()
      return giveCode(client, await passwordStep(client, email), given)
    }
    expect((await logIn(code)).status).toBe(200)
    expect(await codeOf(await logIn(code))).toEqual(WRONG)
    expect(await codeOf(await logIn(earlier))).toEqual(WRONG)
    clock.advance(30)
    expect((await logIn(codeAt(secret, clock.now()))).status).toBe(200)
  })

  it('ends after five wrong codes, and after five minutes', async () => {
    const { email, secret, freshCode } = await enrolled()
    const guesser = server.visitor()
    const token = await passwordStep(guesser, email)
    for (let guess = 1; guess <= 4; guess += 1)
      expect(await codeOf(await giveCode(guesser, token, wrongOf(secret)))).toEqual(WRONG)
    expect(await codeOf(await giveCode(guesser, token, wrongOf(secret)))).toEqual(ENDED)
    expect(await codeOf(await giveCode(guesser, token, freshCode()))).toEqual(ENDED)
    const slow = server.visitor()
    const old = await passwordStep(slow, email)
    clock.advance(5 * 60)
    expect(await codeOf(await giveCode(slow, old, freshCode()))).toEqual(ENDED)
  })

  it('belongs to the browser that gave the password', async () => {
    const { email, freshCode } = await enrolled()
    const [browser, thief] = [server.visitor(), server.visitor()]
    const token = await passwordStep(browser, email)
    const code = freshCode()
    expect(await codeOf(await giveCode(thief, token, code))).toEqual(ENDED)
    const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`
    expect(await codeOf(await giveCode(browser, forged, code))).toEqual(ENDED)
    expect((await giveCode(browser, token, code)).status).toBe(200)
    expect(await codeOf(await giveCode(browser, token, freshCode()))).toEqual(ENDED)
  })

  it('works in a frame without cookies', async () => {
    const { email, freshCode } = await enrolled()
    const send = (path: string, body: unknown) =>
      fetch(`${server.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const step = await send('/auth/login', { email, password: PASSWORD, withBearer: true })
    const { loginToken } = await step.json()
    const done = await send('/auth/login/code', { loginToken, code: freshCode(), withBearer: true })
    const { bearer } = await done.json()
    const headers = { authorization: `Bearer ${bearer.token}` }
    expect((await fetch(`${server.url}/api/player-sessions`, { headers })).status).toBe(200)
  })

  it('accepts a recovery code once, however it is typed', async () => {
    const { email, recoveryCodes, client: owner } = await enrolled()
    const [first = ''] = recoveryCodes
    const client = server.visitor()
    const typed = ` ${first.toLowerCase().replace('-', ' ')}`
    expect((await giveCode(client, await passwordStep(client, email), typed.trim())).status).toBe(200)
    const again = server.visitor()
    expect(await codeOf(await giveCode(again, await passwordStep(again, email), first))).toEqual(WRONG)
    const { data } = await owner.api.GET('/auth/second-factor')
    expect(data).toMatchObject({ isOn: true, recoveryCodesLeft: 9 })
    const letter = await mail.letterTo(email, 'Донжон: вход по запасному коду')
    expect(letter.text).toContain('больше не действует')
  })

  it('is not opened by a new password from a mailed link', async () => {
    const { email, freshCode } = await enrolled()
    const pending = server.visitor()
    const before = await passwordStep(pending, email)
    await post(server.visitor(), `/auth/send-reset-password?${new URLSearchParams({ email })}`)
    const token = tokenIn(await mail.letterTo(email, MAIL_SUBJECTS.reset))
    const query = new URLSearchParams({
      token,
      newPassword: NEW_PASSWORD,
      confirmNewPassword: NEW_PASSWORD,
    })
    const client = server.visitor()
    expect((await post(client, `/auth/change-password?${query}`)).status).toBe(204)
    expect(client.sessionId()).toBeUndefined()
    expect(await codeOf(await giveCode(pending, before, freshCode()))).toEqual(ENDED)
    const loginToken = await passwordStep(client, email, NEW_PASSWORD)
    expect((await giveCode(client, loginToken, freshCode())).status).toBe(200)
  })
})

describe('guessing codes', () => {
  it('is limited per account, and the owner still logs in on a known device', async () => {
    const strict = await startTestServer({
      clock,
      databaseUrl: server.databaseUrl,
      env: { RATE_LIMIT_FACTOR: '1' },
    })
    try {
      const { email, secret, client: owner, freshCode } = await enrolled()
      const on = (cookies: string) => (path: string, body: unknown) =>
        fetch(`${strict.url}/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: cookies },
          body: JSON.stringify(body),
        })
      const guess = async () => {
        const guesser = strict.visitor()
        const response = await post(guesser, '/auth/login', { email, password: PASSWORD })
        const { loginToken } = await response.json()
        const answers: unknown[] = []
        for (let tried = 0; tried < 5; tried += 1)
          answers.push((await giveCode(guesser, loginToken, wrongOf(secret))).status)
        return answers
      }
      expect([...(await guess()), ...(await guess())]).toEqual(Array.from({ length: 10 }, () => 401))
      expect(await guess()).toEqual(Array.from({ length: 5 }, () => 429))
      const send = on(owner.cookies())
      const { loginToken } = await (await send('/auth/login', { email, password: PASSWORD })).json()
      expect((await send('/auth/login/code', { loginToken, code: freshCode() })).status).toBe(200)
    } finally {
      await strict.close()
    }
  })
})

describe('an account with a second factor', () => {
  it('gets new recovery codes for password and code, and the old ones stop working', async () => {
    const { client, email, recoveryCodes, freshCode } = await enrolled()
    const ask = (password: string, code: string) =>
      post(client, '/auth/second-factor/recovery-codes', { password, code })
    expect(await codeOf(await ask('another one', freshCode()))).toEqual([422, 'wrongCredentials'])
    const code = freshCode()
    const renewed = await (await ask(PASSWORD, code)).json()
    expect(renewed.recoveryCodes).toHaveLength(10)
    expect(await codeOf(await ask(PASSWORD, code))).toEqual([422, 'codeWrong'])
    const visitor = server.visitor()
    const token = await passwordStep(visitor, email)
    expect(await codeOf(await giveCode(visitor, token, recoveryCodes[0] ?? ''))).toEqual(WRONG)
    expect((await giveCode(visitor, token, renewed.recoveryCodes[0])).status).toBe(200)
  })

  it('turns it off for password and code, and then logs in by the password alone', async () => {
    const { client, email, freshCode, recoveryCodes } = await enrolled()
    const ask = (password: string, code: string) =>
      post(client, '/auth/second-factor/turn-off', { password, code })
    expect(await codeOf(await ask('another one', freshCode()))).toEqual([422, 'wrongCredentials'])
    expect(await codeOf(await ask(PASSWORD, 'AAAAA-AAAAA'))).toEqual([422, 'codeWrong'])
    expect((await ask(PASSWORD, recoveryCodes[3] ?? '')).status).toBe(204)
    expect(await codeOf(await ask(PASSWORD, freshCode()))).toEqual([409, 'secondFactorOff'])
    const visitor = server.visitor()
    await post(visitor, '/auth/login', { email, password: PASSWORD })
    expect(visitor.sessionId()).toBeDefined()
    const letter = await mail.letterTo(email, 'Донжон: вход по коду выключен')
    expect(linkIn(letter).pathname).toBe('/game/settings-second-factor')
  })
})

describe('an operator', () => {
  it('turns the second factor of a lost phone off, which ends every session', async () => {
    const { client, email, playerId } = await enrolled()
    await server.on(() => removeFactorOf(email.toUpperCase()))
    expect((await client.fetch('/api/player-sessions')).status).toBe(401)
    const visitor = server.visitor()
    const response = await post(visitor, '/auth/login', { email, password: PASSWORD })
    expect(await response.json()).toMatchObject({ player: { playerId } })
    await mail.letterTo(email, 'Донжон: вход по коду выключен')
    await expect(server.on(() => removeFactorOf(email))).rejects.toThrow('no second factor')
    await expect(server.on(() => removeFactorOf('nobody@example.org'))).rejects.toThrow('nobody')
  })
})

describe('a login from a new device', () => {
  const SUBJECT = 'Донжон: вход с нового устройства'
  const lettersTo = (email: string) =>
    mail.letters.filter(
      ({ subject, to }) => subject === SUBJECT && to?.some(({ address }) => address === email),
    )

  it('is reported to the owner: browser, time and the way to end it; a known device and the registration are not', async () => {
    const home = server.visitor()
    const { email } = await register(home)
    await post(home, '/auth/logout')
    expect((await post(home, '/auth/login', { email, password: PASSWORD })).status).toBe(200)
    const away = server.visitor()
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36' }
    expect((await post(away, '/auth/login', { email, password: PASSWORD }, browser)).status).toBe(200)
    const letter = await mail.letterTo(email, SUBJECT)
    expect(letter.text).toMatch(/Chrome, Linux[\s\S]*Когда: \d+ \S+ \d{4} г\. в \d\d:\d\d по Москве/)
    expect(linkIn(letter).pathname).toBe('/game/settings-sessions')
    await post(away, '/auth/logout')
    await post(away, '/auth/login', { email, password: PASSWORD }, browser)
    expect(lettersTo(email)).toHaveLength(1)
  })

  it('is reported once a minute and five times an hour at most', async () => {
    const { email, player } = await register(server.visitor())
    const reported = async () => {
      await post(server.visitor(), '/auth/login', { email, password: PASSWORD })
      const { count } = await server.on(
        () => sqlOne<{ count: number }>`
          SELECT count(*) FROM session WHERE player_id = ${player.playerId} AND reported_at IS NOT NULL`,
      )
      return count
    }
    expect([await reported(), await reported()]).toEqual([1, 1])
    const counts: number[] = []
    for (let minute = 0; minute < 6; minute += 1) {
      clock.advance(61)
      counts.push(await reported())
    }
    expect(counts).toEqual([2, 3, 4, 5, 5, 5])
    clock.advance(3600)
    expect(await reported()).toBe(6)
  })
})
