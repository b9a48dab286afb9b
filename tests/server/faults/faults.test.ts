import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { actThrough } from '../../support/act-through.ts'
import { campaignSize } from '../../support/campaign.ts'
import type { SentCommand } from '../../support/command-load.ts'
import { expectEachOnce } from '../../support/each-once.ts'
import { type FaultedGame, startFaultedGame } from '../../support/faulted-game.ts'
import { embeddedDatabaseOf } from '../../support/game-process.ts'
import { type MailServer, startMailServer } from '../../support/mail.ts'
import { sendWire } from '../../support/wire.ts'
import { MAIL_SUBJECTS, newcomer } from '../auth/newcomer.ts'

let mail: MailServer
let game: FaultedGame
/** What succeeded in this world so far. */
const done: SentCommand[] = []

beforeAll(async () => {
  mail = await startMailServer()
  game = await startFaultedGame({ env: { SMTP_URL: mail.smtpUrl } })
})
afterAll(async () => {
  await game.stop()
  await mail.close()
})

it.each(
  campaignSize<NodeJS.Signals[]>({ small: ['SIGKILL'], full: ['SIGKILL', 'SIGQUIT', 'SIGINT', 'SIGKILL'] }),
)('loses and doubles nothing when the database ends by %s, and starts it again', async (signal) => {
  const acted = await actThrough(game, async () => {
    const database = await embeddedDatabaseOf(game.dataDir)
    if (database) process.kill(database.pid, signal)
  })
  done.push(...acted.done)
  expect(acted.failures.length).toBeGreaterThan(0)
  // Each failure says that it may be tried again.
  expect(acted.failures.filter((status) => status !== 503)).toEqual([])
  await expectEachOnce(game.onDatabase, done)
})

it('loses and doubles nothing when its connections are cut again and again', async () => {
  const acted = await actThrough(game, async () => {
    const client = new pg.Client({
      connectionString: (await embeddedDatabaseOf(game.dataDir))?.url,
      application_name: 'scissors',
    })
    await client.connect()
    const end = performance.now() + campaignSize({ small: 1500, full: 30_000 })
    while (performance.now() < end) {
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'donjon%'`,
      )
      await delay(100)
    }
    await client.end()
  })
  done.push(...acted.done)
  expect(acted.failures.length).toBeGreaterThan(0)
  expect(acted.failures.filter((status) => status !== 503)).toEqual([])
  await expectEachOnce(game.onDatabase, done)
})

it('sends every letter once after the mail server refused them for a while', async () => {
  const forms = Array.from({ length: campaignSize({ small: 3, full: 50 }) }, () => newcomer())
  const acted = await actThrough(game, async () => {
    mail.refuse(true)
    for (const form of forms) {
      const answer = await sendWire(game.url, {
        method: 'POST',
        path: '/api/auth/register',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(form),
      })
      expect(answer.status).toBe(200)
    }
    await expect.poll(mail.refused).toBeGreaterThanOrEqual(forms.length)
    mail.refuse(false)
  })
  done.push(...acted.done)
  // Players notice nothing.
  expect(acted.failures).toEqual([])
  const lettersOf = (address: string) =>
    mail.letters.filter(
      ({ to, subject }) => subject === MAIL_SUBJECTS.confirm && to?.some((one) => one.address === address),
    )
  await expect
    .poll(() => forms.filter(({ email }) => lettersOf(email).length === 0), { timeout: 120_000 })
    .toEqual([])
  expect(forms.filter(({ email }) => lettersOf(email).length > 1)).toEqual([])
  await expectEachOnce(game.onDatabase, done)
})
