import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { report } from '#server/game/live/report.ts'
import { limitRole } from '#server/platform/database/time-limits.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { channelsHeard, createLiveTabs } from '../../support/live-tabs.ts'
import { ALL_PAGES_OPEN } from '../../support/open-game.ts'
import { keepsStatements, type PgBouncer, startPgBouncer } from '../../support/pgbouncer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'

/** Past the pooler, of one process. */
const DIRECT_CONNECTIONS_MAX = 4

describe.skipIf(!keepsStatements)(
  'two processes behind a pooler in transaction mode (needs PgBouncer 1.21: set PGBOUNCER)',
  () => {
    let database: TestDatabase
    let pooler: PgBouncer
    let servers: readonly [TestServer, TestServer]
    const tabs = createLiveTabs()

    const start = () =>
      startTestServer({
        databaseUrl: pooler.url,
        env: { DATABASE_DIRECT_URL: database.url },
        timers: true,
      })
    beforeAll(async () => {
      database = await createTestDatabase()
      await limitRole(database.url)
      pooler = await startPgBouncer(database.url, { mode: 'transaction' })
      servers = [await start(), await start()]
    })
    afterAll(async () => {
      await tabs.closeAll()
      for (const server of servers) await server.close()
      await pooler.stop()
      await database.drop()
    })

    it('carry out commands, and tell the tabs of each other', async () => {
      const [first, second] = servers
      const { id } = await first.on(() => buildPlayer({ gold: 1000 }))
      await first.on(
        () => sql`
          INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
          SELECT ${id}, step, 'BANNER', 0, 'COMPLETED', now() FROM unnest(${ALL_PAGES_OPEN}::text[]) AS step`,
      )
      const [here, there] = [await first.browserOf(id), await second.browserOf(id)]
      const heard = channelsHeard(await tabs.open(second, there))
      for (const browser of [here, there, here, there]) {
        const { response } = await browser.api.POST('/player-army/buy', {
          body: { group: 'archers', amount: 1 },
        })
        expect(response.status).toBe(200)
      }
      await first.on(() => inTransaction(async () => report(id, 'health')))
      await expect.poll(() => heard).toContain('army')
    })

    it('hold few connections past the pooler while nobody plays', async () => {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      const direct = async () => {
        const { rows } = await client.query<{ name: string }>(`
          SELECT application_name AS name FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name IN ('donjon live', 'donjon mail')`)
        return rows.length
      }
      await expect.poll(direct).toBeLessThanOrEqual(servers.length * DIRECT_CONNECTIONS_MAX)
      expect(await direct()).toBeGreaterThanOrEqual(servers.length)
      await client.end()
    })
  },
)
