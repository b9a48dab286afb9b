import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccount } from '#server/domains/auth/account.ts'
import { guessDelayMs } from '#server/domains/auth/slow-guessing.ts'
import { sql } from '#server/platform/sql.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'
import { PASSWORD, post, register, statusOfData } from './newcomer.ts'

let server: TestServer
let owner: Awaited<ReturnType<typeof register>>
beforeAll(async () => {
  server = await startTestServer()
  owner = await register(server.visitor())
})
afterAll(() => server.close())

function logIn(client: TestClient, email: string, secret: string) {
  return post(client, '/auth/login', { email, password: secret })
}

/** The answer without its request id, which always differs. */
async function refusalOf(response: Response) {
  const { requestId, ...body } = await response.json()
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  return { status: response.status, body }
}

describe('logging in', () => {
  it('opens a new session each time, whatever the case of the e-mail', async () => {
    const [first, second] = [server.visitor(), server.visitor()]
    expect((await logIn(first, owner.email, PASSWORD)).status).toBe(200)
    expect((await logIn(second, owner.email.toUpperCase(), PASSWORD)).status).toBe(200)
    expect(first.sessionId()).not.toBe(second.sessionId())
    const { data } = await second.api.GET('/auth/data')
    expect(data).toMatchObject({
      sessionId: second.sessionId(),
      player: { playerId: owner.player.playerId, name: owner.name, emailConfirmed: false, roles: ['PLAYER'] },
      bearer: null,
    })
  })

  it('ends the session that this browser had before, and no other', async () => {
    const [browser, other] = [server.visitor(), server.visitor()]
    await logIn(browser, owner.email, PASSWORD)
    await logIn(other, owner.email, PASSWORD)
    const before = browser.cookies()
    expect((await logIn(browser, owner.email, PASSWORD)).status).toBe(200)
    const statusWith = async (cookie: string) =>
      (await fetch(`${server.url}/api/player-sessions`, { headers: { cookie } })).status
    expect(await statusWith(before)).toBe(401)
    expect([await statusWith(browser.cookies()), await statusWith(other.cookies())]).toEqual([200, 200])
  })

  it('answers an unknown e-mail and a wrong password in the same words', async () => {
    const known = await refusalOf(await logIn(server.visitor(), owner.email, 'not the password'))
    const unknown = await refusalOf(await logIn(server.visitor(), 'nobody@example.org', 'not the password'))
    expect(known).toMatchObject({ status: 401, body: { code: 'wrongCredentials' } })
    expect(unknown).toEqual(known)
  })

  it('compares a hash for an unknown e-mail too, so that its answer is no faster', async () => {
    const median = async (email: string) => {
      const times: number[] = []
      for (let round = 0; round < 5; round += 1) {
        const started = performance.now()
        await logIn(server.visitor(), email, 'not the password')
        times.push(performance.now() - started)
      }
      return times.sort((a, b) => a - b)[2] ?? 0
    }
    const known = await median(owner.email)
    const unknown = await median('nobody2@example.org')
    expect(unknown).toBeGreaterThan(known * 0.4)
  })

  it('hashes again when the hash was made at another cost', async () => {
    const { player, email } = await register(server.visitor())
    const outdated = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await server.on(
      () => sql`UPDATE account SET password_hash = ${outdated} WHERE player_id = ${player.playerId}`,
    )
    expect((await logIn(server.visitor(), email, PASSWORD)).status).toBe(200)
    const account = await server.on(() => findAccount(player.playerId))
    expect(account?.passwordHash).toMatch(/m=47104,t=1,p=1/)
    expect((await logIn(server.visitor(), email, PASSWORD)).status).toBe(200)
  })

  it('accepts a password from a keyboard that composes letters differently', async () => {
    const typed = 'йогурт-ёлка'
    const { email } = await register(server.visitor(), { password: typed, confirmPassword: typed })
    expect(typed.normalize('NFD')).not.toBe(typed)
    expect((await logIn(server.visitor(), email, typed.normalize('NFD'))).status).toBe(200)
  })

  it('refuses generated castles and empty passwords', async () => {
    await server.on(
      () => sql`
        WITH castle AS (
          INSERT INTO player (kind, name, name_key, energy_at, created_at)
          VALUES ('NEIGHBOUR', 'Пустой', 'пустой', now(), now()) RETURNING id
        )
        INSERT INTO account (player_id, email, email_key)
        SELECT id, 'empty@example.org', 'empty@example.org' FROM castle`,
    )
    expect((await logIn(server.visitor(), 'empty@example.org', 'anything')).status).toBe(401)
    expect((await logIn(server.visitor(), 'empty@example.org', '')).status).toBe(400)
  })
})

describe('guessing', () => {
  it('waits longer with each attempt, but never locks the account', () => {
    expect([1, 5, 6, 7, 8, 9, 10, 1000].map((guess) => guessDelayMs(guess))).toEqual([
      0, 0, 500, 1000, 2000, 4000, 4000, 4000,
    ])
  })

  it('is slowed on unknown devices, and the owner can still log in', async () => {
    const slow = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } })
    const timed = async (secret: string) => {
      const started = performance.now()
      const { status } = await logIn(slow.visitor(), email, secret)
      return { status, time: performance.now() - started }
    }
    const client = slow.visitor()
    const { email } = await register(client)
    try {
      const known = []
      for (let round = 0; round < 6; round += 1) known.push(await timed('not the password'))
      await post(client, '/auth/logout')
      const seventh = await timed('not the password')
      const owner = await timed(PASSWORD)
      expect(known.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 401))
      expect(seventh.status).toBe(401)
      expect(seventh.time).toBeGreaterThan(1000)
      expect(owner.status).toBe(200)
      expect(owner.time).toBeGreaterThan(2000)
    } finally {
      await slow.close()
    }
  })

  it('is limited by address and e-mail, and 429 says when to try again', async () => {
    const strict = await startTestServer({ env: { RATE_LIMIT_FACTOR: '0.4' } })
    try {
      const { email } = await register(strict.visitor())
      // A known device never waits, so four attempts take no time.
      const answers: Response[] = []
      for (let round = 0; round < 5; round += 1) {
        answers.push(await logIn(strict.visitor(), email, 'not the password'))
      }
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 429])
      const last = answers[4]
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await last?.json()).toMatchObject({ code: 'tooManyRequests', details: { limit: 'logIn' } })
      expect((await logIn(strict.visitor(), 'another@example.org', 'not the password')).status).toBe(401)
    } finally {
      await strict.close()
    }
  })
})

describe('logging out', () => {
  it('ends the session, and only this one', async () => {
    const [here, there] = [server.visitor(), server.visitor()]
    await logIn(here, owner.email, PASSWORD)
    await logIn(there, owner.email, PASSWORD)
    const cookie = here.cookies()
    expect((await post(here, '/auth/logout')).status).toBe(204)
    // The cookie of the browser id stays. It opens nothing.
    expect(here.cookies()).toMatch(/^device=[0-9a-f-]{36}$/)
    expect(await statusOfData(here)).toBe(204)
    expect((await fetch(`${server.url}/api/player-sessions`, { headers: { cookie } })).status).toBe(401)
    expect(await statusOfData(there)).toBe(200)
  })

  it('does nothing for a visitor, and removes the cookie of an ended session', async () => {
    const gone = server.visitor()
    await logIn(gone, owner.email, PASSWORD)
    const cookie = gone.cookies()
    await post(gone, '/auth/logout')
    const again = await fetch(`${server.url}/api/auth/logout`, { method: 'POST', headers: { cookie } })
    expect(again.status).toBe(204)
    expect(again.headers.getSetCookie().join()).toContain('Max-Age=0')
  })

  it('of a session that a second tab has replaced leaves the new one', async () => {
    const browser = server.visitor()
    const other = await register(server.visitor())
    await logIn(browser, owner.email, PASSWORD)
    const replaced = { id: browser.sessionId(), cookie: browser.cookies() }
    await logIn(browser, other.email, PASSWORD)
    await post(browser, `/auth/logout?sessionId=${replaced.id}`)
    expect(await (await browser.fetch('/api/auth/data')).text()).toContain(other.name)
    // Sent before the login had answered: this answer must not take the new cookie away.
    const late = await fetch(`${server.url}/api/auth/logout?sessionId=${replaced.id}`, {
      method: 'POST',
      headers: { cookie: replaced.cookie },
    })
    expect(late.status).toBe(204)
    expect(late.headers.getSetCookie()).toEqual([])
    await post(browser, `/auth/logout?sessionId=${browser.sessionId()}`)
    expect(browser.cookies()).not.toContain('session')
    expect(await statusOfData(browser)).toBe(204)
  })
})
