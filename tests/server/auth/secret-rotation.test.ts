import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionToken } from '#server/platform/sessions/session-token.ts'
import { createSession } from '#server/platform/sessions/sessions.ts'
import { type MailServer, startMailServer, tokenIn } from '../../support/mail.ts'
import { codeAt, giveSecondFactor } from '../../support/second-factor.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'
import { MAIL_SUBJECTS, newcomer, PASSWORD, post, register } from './newcomer.ts'

const SECRET_A = 'the-first-secret-of-a-server-of-32'
const ORIGIN = { address: '127.0.0.1', userAgent: 'test', device: 'Test' }
const SECRET_B = 'the-second-secret-of-a-server-of-32'

let mail: MailServer
let database: TestDatabase
beforeAll(async () => {
  ;[mail, database] = await Promise.all([startMailServer(), createTestDatabase()])
})
afterAll(() => Promise.all([mail.close(), database.drop()]))

/** Runs `work` on a server with these secrets, which is stopped afterwards. */
async function serveWith<T>(
  secrets: Readonly<Record<string, string>>,
  work: (server: TestServer) => Promise<T>,
): Promise<T> {
  const env = { ...secrets, SMTP_URL: mail.smtpUrl }
  const server = await startTestServer({ databaseUrl: database.url, env, timers: true })
  try {
    return await work(server)
  } finally {
    await server.close()
  }
}

async function mailedTo(email: string) {
  return tokenIn(await mail.letterTo(email, MAIL_SUBJECTS.confirm))
}

function confirm(server: TestServer, token: string) {
  return post(server.visitor(), '/auth/confirm-email', { token })
}

async function read(server: TestServer, headers: Record<string, string>) {
  const response = await fetch(`${server.url}/api/player-sessions`, { headers })
  const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')[0]
  return { status: response.status, cookie }
}

it('keeps sessions, links and repeated calls while the former secret is known, and ends them without it', async () => {
  const call = { body: newcomer({ withBearer: true }), key: { 'idempotency-key': randomUUID() } }
  const before = await serveWith({ SECRET: SECRET_A }, async (server) => {
    const client = server.visitor()
    const answer = await (await post(client, '/auth/register', call.body, call.key)).json()
    const other = await register(server.visitor())
    return {
      cookie: client.cookies(),
      bearer: { authorization: `Bearer ${answer.bearer.token}` },
      sessionId: answer.sessionId,
      link: await mailedTo(call.body.email),
      unopened: await mailedTo(other.email),
    }
  })

  const renewed = await serveWith({ SECRET: SECRET_B, SECRET_PREVIOUS: SECRET_A }, async (server) => {
    const { status, cookie = '' } = await read(server, { cookie: before.cookie })
    expect(status).toBe(200)
    expect(cookie).toContain(`session=${before.sessionId}.`)
    expect(before.cookie).not.toContain(cookie)
    // A cookie of the current secret is not sent again.
    expect(await read(server, { cookie })).toEqual({ status: 200, cookie: undefined })
    expect((await read(server, before.bearer)).status).toBe(200)
    expect((await confirm(server, before.link)).status).toBe(204)
    const again = await post(server.visitor(), '/auth/register', call.body, call.key)
    expect(await again.json()).toMatchObject({ sessionId: before.sessionId })
    return cookie
  })

  await serveWith({ SECRET: SECRET_B }, async (server) => {
    expect((await read(server, { cookie: before.cookie })).status).toBe(401)
    expect((await read(server, before.bearer)).status).toBe(401)
    expect((await read(server, { cookie: renewed })).status).toBe(200)
    expect((await confirm(server, before.unopened)).status).toBe(422)
    const again = await post(server.visitor(), '/auth/register', call.body, call.key)
    expect((await again.json()).code).toBe('idempotencyMismatch')
  })
})

it('knows sessions of versions that signed with the secret itself', async () => {
  await serveWith({ SECRET: SECRET_A }, async (server) => {
    const { playerId } = (await register(server.visitor())).player
    const sessionId = await server.on(() => createSession(playerId, ORIGIN))
    const signature = createHmac('sha256', SECRET_A).update(`session ${sessionId}`).digest('base64url')
    const { status, cookie } = await read(server, { cookie: `session=${sessionId}.${signature}` })
    expect({ status, cookie }).toEqual({
      status: 200,
      cookie: `session=${server.on(() => sessionToken(sessionId))}`,
    })
  })
})

it('encrypts second factors again after a rotation, so that the former secret can be forgotten', async () => {
  const { email, secret } = await serveWith({ SECRET: SECRET_A }, async (server) => {
    const lord = await register(server.visitor())
    return { email: lord.email, secret: await server.on(() => giveSecondFactor(lord.player.playerId)) }
  })
  await serveWith({ SECRET: SECRET_B, SECRET_PREVIOUS: SECRET_A }, async () => undefined)
  await serveWith({ SECRET: SECRET_B }, async (server) => {
    const client = server.visitor()
    const step = await (await post(client, '/auth/login', { email, password: PASSWORD })).json()
    const code = codeAt(secret, new Date())
    const response = await post(client, '/auth/login/code', { loginToken: step.loginToken, code })
    expect(response.status).toBe(200)
  })
})

it('sends a player to the recovery codes when the secret of the app cannot be read any more', async () => {
  const { email, secret } = await serveWith({ SECRET: SECRET_A }, async (server) => {
    const lord = await register(server.visitor())
    return { email: lord.email, secret: await server.on(() => giveSecondFactor(lord.player.playerId)) }
  })
  await serveWith({ SECRET: SECRET_B }, async (server) => {
    const client = server.visitor()
    const { loginToken } = await (await post(client, '/auth/login', { email, password: PASSWORD })).json()
    const response = await post(client, '/auth/login/code', { loginToken, code: codeAt(secret, new Date()) })
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { code: 'codeWrong', message: expect.stringContaining('запасной код') },
    ])
  })
})
