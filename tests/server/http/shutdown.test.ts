import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { command } from '../../../server/game/commands/command.ts'
import { spend } from '../../../server/game/player/ledger.ts'
import { query } from '../../../server/platform/http/query.ts'
import { sqlOne } from '../../../server/platform/sql.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { startTestServer } from '../../support/server.ts'
import { createTestDatabase } from '../../support/test-database.ts'

it('finishes the calls at work before it stops, and takes no new ones', { timeout: 20_000 }, async () => {
  const database = await createTestDatabase()
  const server = await startTestServer({
    databaseUrl: database.url,
    handlers: {
      markAllNotificationsAsShown: command<'markAllNotificationsAsShown'>(async ({ player }) => {
        spend(player, { gold: 30 }, 'ARMY')
        await delay(300)
        return { marked: 0 }
      }),
    },
  })
  const { id } = await server.on(() => buildPlayer({ gold: 100 }))
  const browser = await server.browserOf(id)
  const atWork = browser.fetch('/api/player-notifications/mark-all-as-shown', { method: 'POST' })
  await delay(100)
  const closing = server.close()
  expect((await atWork).status).toBe(200)
  await closing
  await expect(browser.fetch('/health')).rejects.toThrow('fetch failed')

  const next = await startTestServer({ databaseUrl: database.url })
  const { gold } = await next.on(() => sqlOne<{ gold: number }>`SELECT gold FROM player WHERE id = ${id}`)
  expect(gold).toBe(70)
  await next.close()
  await database.drop()
})

it('turns calls away with 503 and Retry-After rather than piling them up', { timeout: 20_000 }, async () => {
  const server = await startTestServer({
    handlers: {
      getWorld: query<'getWorld'>(async () => {
        await delay(500)
        return { castles: 0, lords: 0, missionsToday: 0, strongest: [] }
      }),
    },
  })
  const answers = await Promise.all(
    Array.from({ length: 450 }, () => server.visitor().fetch('/api/public/world')),
  )
  const refused = answers.filter((answer) => answer.status === 503)
  expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThanOrEqual(400)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  expect(await refused[0]?.json()).toMatchObject({ code: 'overloaded' })
  await server.close()
})
