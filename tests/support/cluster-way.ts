import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { startHaproxy } from './haproxy.ts'
import { keepsStatements, startPgBouncer } from './pgbouncer.ts'
import { startRedis } from './redis-server.ts'

/**
 * With TEST_CLUSTER=1 each test server is two machines behind HAProxy, which reach the database through PgBouncer in transaction mode and
 * share limits through Redis. Needs these programs, PgBouncer 1.21 or newer.
 */
export const isThroughCluster = process.env.TEST_CLUSTER === '1'

export type ClusterWay = {
  /** Environment of each machine. Players call PUBLIC_URL. */
  readonly machines: readonly Readonly<Record<string, string>>[]
  readonly url: string
  /** Sends calls to the machines in turn, once they listen. */
  open(): Promise<void>
  close(): Promise<void>
}

export async function prepareClusterWay(databaseUrl: string): Promise<ClusterWay> {
  if (!keepsStatements) throw new Error('TEST_CLUSTER=1 needs PgBouncer 1.21 or newer: name it by PGBOUNCER')
  const [pooler, redis, port, ...ports] = await Promise.all([
    startPgBouncer(databaseUrl, { mode: 'transaction' }),
    startRedis(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const url = `http://127.0.0.1:${port}`
  const shared = {
    PUBLIC_URL: url,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: databaseUrl,
    REDIS_URL: redis.url,
    TRUST_PROXY: '1',
  }
  let proxy: Awaited<ReturnType<typeof startHaproxy>> | undefined
  return {
    machines: ports.map((own) => ({ ...shared, PORT: String(own) })),
    url,
    open: async () => {
      proxy = await startHaproxy(ports.map(String), { port, balance: 'roundrobin' })
    },
    close: async () => {
      await proxy?.stop()
      await redis.stop()
      await pooler.stop()
    },
  }
}
