import { afterAll, beforeAll, expect, it } from 'vitest'
import { issueToken } from '#server/domains/auth/account-token.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { sqlOne } from '#server/platform/sql.ts'
import { createSettableClock } from '#server/platform/time-source.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type MailServer, startMailServer } from '../../support/mail.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'
import { MAIL_SUBJECTS, PASSWORD, post, register } from './newcomer.ts'

const CHANGE = 'Донжон: подтвердите новую почту'
const clock = createSettableClock(new Date())
let mail: MailServer
let server: TestServer
beforeAll(async () => {
  mail = await startMailServer()
  server = await startTestServer({
    clock,
    timers: true,
    env: { SMTP_URL: mail.smtpUrl, RATE_LIMIT_FACTOR: '1' },
  })
})
afterAll(async () => {
  await server.close()
  await mail.close()
})

async function lord(): Promise<TestClient> {
  const client = server.visitor()
  await register(client)
  return client
}

function ask(client: TestClient, email: string) {
  return post(client, '/player-settings/email', { email, password: PASSWORD })
}

async function lettersTo(address: string, subject: string): Promise<number> {
  const waiting = () =>
    server.on(() => sqlOne<{ count: number }>`SELECT count(*) FROM graphile_worker._private_jobs`)
  await expect.poll(async () => (await waiting()).count, { timeout: 30_000 }).toBe(0)
  return mail.letters.filter(
    (letter) => letter.subject === subject && letter.to?.some((to) => to.address === address),
  ).length
}

it('a stranger’s address gets five letters a day, however many accounts ask for them', async () => {
  const [one, other] = [await lord(), await lord()]
  const email = 'stranger@example.net'
  for (const client of [one, one, one, other]) {
    expect((await ask(client, email)).status).toBe(200)
    await lettersTo(email, CHANGE)
  }
  // The same mailbox.
  expect((await ask(other, 'Stranger+lord@example.net')).status).toBe(200)
  await lettersTo(email, CHANGE)
  const refused = await ask(other, email)
  expect(refused.status).toBe(429)
  expect((await refused.json()).code).toBe('tooManyLetters')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
  expect(await lettersTo(email, CHANGE)).toBe(4)
  expect((await ask(other, 'another@example.net')).status).toBe(200)
  clock.advance(86_401)
  expect((await ask(one, email)).status).toBe(200)
})

it('orders of many accounts at once write no more letters than that', async () => {
  const email = 'flooded@example.net'
  const lords: TestClient[] = []
  while (lords.length < 8) lords.push(await lord())
  const statuses = await Promise.all(lords.map(async (client) => (await ask(client, email)).status))
  expect(new Set(statuses).has(200)).toBe(true)
  expect(await lettersTo(email, CHANGE)).toBeLessThanOrEqual(5)
})

it('the letter that confirms an e-mail is sent again until that limit', async () => {
  const client = server.visitor()
  const { email, player } = await register(client)
  await lettersTo(email, MAIL_SUBJECTS.confirm)
  const issue = () =>
    server.on(() =>
      inTransaction(async () => issueToken(await lockPlayer(player.playerId), email, 'CONFIRM_EMAIL')),
    )
  for (let letters = 2; letters <= 4; letters += 1) await issue()
  expect((await post(client, '/auth/send-confirm-email')).status).toBe(204)
  expect(await lettersTo(email, MAIL_SUBJECTS.confirm)).toBe(2)
  const refused = await post(client, '/auth/send-confirm-email')
  expect([refused.status, (await refused.json()).code]).toEqual([429, 'tooManyLetters'])
})
