import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/platform/sql.ts'
import { createSettableClock } from '#server/platform/time-source.ts'
import { linkIn, type MailServer, startMailServer, tokenIn } from '../../support/mail.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'
import { MAIL_SUBJECTS, PASSWORD, post, register, statusOfData } from './newcomer.ts'

const clock = createSettableClock(new Date())
const NEW_PASSWORD = 'novaya-krepost'
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

function confirm(token: string, headers: Record<string, string> = {}) {
  return post(server.visitor(), '/auth/confirm-email', { token }, headers)
}

function askReset(email: string) {
  return post(server.visitor(), `/auth/send-reset-password?${new URLSearchParams({ email })}`)
}

function change(
  client: TestClient,
  parameters: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return post(
    client,
    `/auth/change-password?${new URLSearchParams({ newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD, ...parameters })}`,
    undefined,
    headers,
  )
}

async function logIn(email: string, secret: string) {
  return (await post(server.visitor(), '/auth/login', { email, password: secret })).status
}

async function codeOf(response: Response) {
  return { status: response.status, code: response.status === 204 ? null : (await response.json()).code }
}

const used = { status: 422, code: 'tokenInvalid' }

describe('the confirmation of an e-mail', () => {
  it('is mailed after registration in Russian, as text and HTML, and works once', async () => {
    const client = server.visitor()
    const { email, name } = await register(client)
    const letter = await mail.letterTo(email, MAIL_SUBJECTS.confirm)
    expect(letter.text).toContain(`Здравствуйте, ${name}!`)
    expect(letter.html).toContain(linkIn(letter).href)
    expect(linkIn(letter).href).toMatch(`${server.url}/redirect/success-email-confirmation#token=`)
    expect(tokenIn(letter)).toMatch(/^[\w-]{43}$/)

    expect((await confirm(tokenIn(letter))).status).toBe(204)
    const { data } = await client.api.GET('/auth/data')
    expect(data?.player.emailConfirmed).toBe(true)
    // A mail scanner may have opened the link before its reader.
    expect(await codeOf(await confirm(tokenIn(letter)))).toEqual({ status: 409, code: 'alreadyConfirmed' })
    expect(await codeOf(await post(client, '/auth/send-confirm-email'))).toEqual({
      status: 409,
      code: 'alreadyConfirmed',
    })
  })

  it('gives the same answer to a repeated key', async () => {
    const { email } = await register(server.visitor())
    const token = tokenIn(await mail.letterTo(email, MAIL_SUBJECTS.confirm))
    const key = { 'idempotency-key': randomUUID() }
    expect((await confirm(token, key)).status).toBe(204)
    expect((await confirm(token, key)).status).toBe(204)
  })

  it('can be sent again, and then only the newest link works', async () => {
    const client = server.visitor()
    const { email } = await register(client)
    const first = tokenIn(await mail.letterTo(email, MAIL_SUBJECTS.confirm))
    expect((await post(client, '/auth/send-confirm-email')).status).toBe(204)
    const second = tokenIn(await mail.letterTo(email, MAIL_SUBJECTS.confirm, 2))
    expect(await codeOf(await confirm(first))).toEqual(used)
    expect((await confirm(second)).status).toBe(204)
  })

  it('expires after three days, and cannot be forged', async () => {
    const { email } = await register(server.visitor())
    const token = tokenIn(await mail.letterTo(email, MAIL_SUBJECTS.confirm))
    expect(await codeOf(await confirm(`${token.slice(0, -2)}xx`))).toEqual(used)
    clock.advance(3 * 86_400 + 1)
    expect(await codeOf(await confirm(token))).toEqual(used)
  })
})

describe('the reset of a password', () => {
  it('sets a new one by the mailed link, once, and ends every session', async () => {
    const client = server.visitor()
    const { email } = await register(client)
    expect((await askReset(email.toUpperCase())).status).toBe(204)
    const letter = await mail.letterTo(email, MAIL_SUBJECTS.reset)
    expect(linkIn(letter).href).toMatch(`${server.url}/auth/password-recovery#token=`)
    const token = tokenIn(letter)

    expect(await statusOfData(client)).toBe(200)
    expect((await change(server.visitor(), { token })).status).toBe(204)
    expect(await statusOfData(client)).toBe(204)
    expect(await logIn(email, PASSWORD)).toBe(401)
    expect(await logIn(email, NEW_PASSWORD)).toBe(200)
    expect(await codeOf(await change(server.visitor(), { token }))).toEqual(used)
    await mail.letterTo(email, MAIL_SUBJECTS.changed)
  })

  it('refuses links that are older than ten minutes, or for another purpose', async () => {
    const { email } = await register(server.visitor())
    const confirmation = tokenIn(await mail.letterTo(email, MAIL_SUBJECTS.confirm))
    await askReset(email)
    const reset = tokenIn(await mail.letterTo(email, MAIL_SUBJECTS.reset))
    expect(await codeOf(await change(server.visitor(), { token: confirmation }))).toEqual(used)
    clock.advance(601)
    expect(await codeOf(await change(server.visitor(), { token: reset }))).toEqual(used)
    expect(await logIn(email, PASSWORD)).toBe(200)
  })

  it('keeps working when a stranger asks for another one, until one of them is used', async () => {
    const { email } = await register(server.visitor())
    await askReset(email)
    const first = tokenIn(await mail.letterTo(email, MAIL_SUBJECTS.reset))
    clock.advance(61)
    await askReset(email)
    const second = tokenIn(await mail.letterTo(email, MAIL_SUBJECTS.reset, 2))
    expect((await change(server.visitor(), { token: first })).status).toBe(204)
    expect(await codeOf(await change(server.visitor(), { token: second }))).toEqual(used)
  })

  it('is mailed once a minute at most, and five times while a link lives', async () => {
    const { email } = await register(server.visitor())
    for (let letters = 1; letters <= 5; letters += 1) {
      expect((await askReset(email)).status).toBe(204)
      await mail.letterTo(email, MAIL_SUBJECTS.reset, letters)
      expect((await askReset(email)).status).toBe(204)
      clock.advance(61)
    }
    expect((await askReset(email)).status).toBe(204)
    // Nothing more was ordered: no letter of this kind waits, and each that was sent has its token.
    const ordered = await server.on(
      () => sql`SELECT hash::text FROM account_token WHERE email = ${email} AND purpose = 'RESET_PASSWORD'
        UNION ALL SELECT id::text FROM graphile_worker._private_jobs WHERE payload::text LIKE '%resetPassword%'`,
    )
    expect(ordered).toHaveLength(5)
  })

  it('uses a link once, also with concurrent calls', async () => {
    const { email } = await register(server.visitor())
    await askReset(email)
    const token = tokenIn(await mail.letterTo(email, MAIL_SUBJECTS.reset))
    const answers = await Promise.all(Array.from({ length: 4 }, () => change(server.visitor(), { token })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422, 422])
  })

  it('answers alike and as fast for an unknown e-mail, and sends no mail', async () => {
    const { email } = await register(server.visitor())
    const timed = async (address: string) => {
      const started = performance.now()
      const response = await askReset(address)
      return { status: response.status, body: await response.text(), time: performance.now() - started }
    }
    const [known, unknown] = [await timed(email), await timed('nobody@example.org')]
    expect(unknown).toMatchObject({ status: 204, body: '' })
    expect(known).toMatchObject({ status: 204, body: '' })
    // Both answers wait for longer than the work takes, so that timing reveals nothing.
    expect(Math.min(known.time, unknown.time)).toBeGreaterThan(290)
    await mail.letterTo(email, MAIL_SUBJECTS.reset)
    expect(mail.letters.flatMap(({ to }) => to ?? []).map(({ address }) => address)).not.toContain(
      'nobody@example.org',
    )
  })

  it('links to PUBLIC_URL, whatever host the request names', async () => {
    const { email } = await register(server.visitor())
    const { port } = new URL(server.url)
    const query = new URLSearchParams({ email })
    await fetch(`http://127.0.0.1:${port}/api/auth/send-reset-password?${query}`, {
      method: 'POST',
      headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    })
    expect(linkIn(await mail.letterTo(email, MAIL_SUBJECTS.reset)).origin).toBe(server.url)
  })

  it('stores only a hash of the token', async () => {
    const { email } = await register(server.visitor())
    const token = tokenIn(await mail.letterTo(email, MAIL_SUBJECTS.confirm))
    const rows = await server.on(
      () => sql<{ hash: Buffer }>`SELECT hash FROM account_token WHERE email = ${email}`,
    )
    expect(rows).toHaveLength(1)
    for (const encoding of ['utf8', 'base64url', 'hex'] as const)
      expect(rows[0]?.hash.toString(encoding)).not.toBe(token)
  })

  it('leaves neither link nor address in the queue of a letter that cannot be sent', async () => {
    const away = await startTestServer({ timers: true, env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
    try {
      const { email } = await register(away.visitor())
      const jobs = () =>
        away.on(() => sql<{ lastError: string }>`SELECT * FROM graphile_worker._private_jobs`)
      await expect.poll(async () => (await jobs())[0]?.lastError).toContain('ESOCKET')
      expect(JSON.stringify(await jobs())).not.toMatch(new RegExp(`${email}|token`))
    } finally {
      await away.close()
    }
  })
})

describe('a change of the password', () => {
  it('refuses the name and the e-mail of the player', async () => {
    const client = server.visitor()
    const { email, name } = await register(client)
    for (const word of [email.toUpperCase(), name]) {
      const query = { password: PASSWORD, newPassword: word, confirmNewPassword: word }
      expect(await codeOf(await change(client, query))).toEqual({ status: 422, code: 'passwordTooCommon' })
    }
  })

  it('by the current one ends all other sessions', async () => {
    const [here, there] = [server.visitor(), server.visitor()]
    const { email } = await register(here)
    await post(there, '/auth/login', { email, password: PASSWORD })
    expect(await codeOf(await change(here, { password: 'not-the-password' }))).toEqual({
      status: 422,
      code: 'wrongCredentials',
    })
    const key = { 'idempotency-key': randomUUID() }
    expect((await change(here, { password: PASSWORD }, key)).status).toBe(204)
    expect((await change(here, { password: PASSWORD }, key)).status).toBe(204)
    expect(await statusOfData(here)).toBe(200)
    expect(await statusOfData(there)).toBe(204)
    expect(await logIn(email, PASSWORD)).toBe(401)
    expect(await logIn(email, NEW_PASSWORD)).toBe(200)
  })

  it.each(['my castle (2)', 'a+b/c=d&e?f#g', "qu'ote*star!", 'замок на горе'])('to «%s»', async (wanted) => {
    const client = server.visitor()
    const { email } = await register(client)
    const answer = await change(client, {
      password: PASSWORD,
      newPassword: wanted,
      confirmNewPassword: wanted,
    })
    expect(answer.status).toBe(204)
    expect(await logIn(email, wanted)).toBe(200)
  })

  it('needs the current password or a token, and a valid new password', async () => {
    const client = server.visitor()
    await register(client)
    expect(await codeOf(await change(server.visitor(), { password: PASSWORD }))).toMatchObject({
      status: 401,
    })
    expect(await codeOf(await change(client, {}))).toEqual({ status: 400, code: 'badRequest' })
    expect(
      await codeOf(
        await change(client, {
          password: PASSWORD,
          newPassword: 'qwerty123',
          confirmNewPassword: 'qwerty123',
        }),
      ),
    ).toEqual({ status: 422, code: 'passwordTooCommon' })
    expect(
      await codeOf(await change(client, { password: PASSWORD, confirmNewPassword: 'another-one' })),
    ).toEqual({
      status: 422,
      code: 'passwordsDiffer',
    })
  })
})
