import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { settings } from '#server/platform/settings.ts'
import { type Cluster, openCluster } from '../support/cluster/cluster.ts'
import { type Drills, drillsOf, untilDoneAgain } from '../support/cluster/drill.ts'
import { missingPackages } from '../support/cluster/programs.ts'
import type { Service } from '../support/cluster/service.ts'
import { openTab, type Tab } from '../support/cluster/tabs.ts'
import { workersOf } from '../support/game-process.ts'
import { settleCallers } from '../support/settle-callers.ts'

const PLAYERS = 16
/** How often two servers are started at once beside those that serve. */
const STARTS = Number(process.env.CLUSTER_STARTS ?? 5)

const missing = missingPackages()
if (missing.length > 0) console.log(`The drills of the cluster are skipped: missing ${missing.join(', ')}`)

describe.skipIf(missing.length > 0)('a cluster loses and doubles nothing', () => {
  let cluster: Cluster
  let drills: Drills
  let tabs: readonly Tab[] = []

  beforeAll(async () => {
    cluster = await openCluster()
    // HAProxy chooses the machine by the player's address.
    const callers = (await cluster.onDatabase(() => settleCallers(PLAYERS))).map((caller, index) => ({
      ...caller,
      localAddress: `127.0.1.${index + 1}`,
    }))
    tabs = callers.map((caller) => openTab(cluster.web.url, caller))
    drills = drillsOf(cluster, callers, tabs)
  })
  afterAll(async () => {
    if (drills) console.table(drills.rows)
    for (const tab of tabs) tab.close()
    await cluster?.stop()
  })

  /** Kills a service and starts it again after two seconds. */
  const restart = async (service: Service) => {
    await service.kill()
    await delay(2000)
    service.start()
  }

  it('in a planned switchover', async () => {
    await drills.run({
      what: 'planned switchover',
      gapMaxMs: 20_000,
      fault: () => cluster.patroni.switchover(),
    })
  })

  it('when PostgreSQL is killed and restarted in its place', async () => {
    await drills.run({
      what: 'PostgreSQL killed, restarted in place',
      gapMaxMs: 25_000,
      fault: async () => {
        await cluster.nodes[await cluster.patroni.primary()].killPostgres()
        await delay(1000)
      },
    })
  })

  it('when the machine of the primary dies', async () => {
    const dying = cluster.nodes[await cluster.patroni.primary()]
    await drills.run({
      what: 'machine of the primary dies',
      gapMaxMs: 90_000,
      fault: async (load) => {
        await dying.killMachine()
        // Answers that were under way have come by then.
        await delay(1000)
        await untilDoneAgain(load)
        dying.patroni.start()
      },
    })
  })

  it('when one etcd of three dies', async () => {
    const { etcd } = cluster.nodes.db1
    await drills.run({
      what: 'one etcd of three dies',
      gapMaxMs: 20_000,
      fault: async () => {
        await etcd.kill()
        await delay(10_000)
        etcd.start()
      },
    })
  })

  it('while two etcd of three are away', async () => {
    const away = [cluster.nodes.db2.etcd, cluster.nodes.db3.etcd]
    await drills.run({
      what: 'two etcd of three away for 15 s',
      gapMaxMs: 20_000,
      fault: async () => {
        await Promise.all(away.map((etcd) => etcd.kill()))
        await delay(15_000)
        for (const etcd of away) etcd.start()
      },
    })
  })

  it('while the synchronous standby stands still', async () => {
    const paused = cluster.nodes[await cluster.patroni.synchronousStandby()]
    await drills.run({
      what: 'synchronous standby frozen',
      gapMaxMs: 120_000,
      fault: async (load) => {
        await paused.pausePostgres(true)
        try {
          await delay(5000)
          await untilDoneAgain(load)
        } finally {
          await paused.pausePostgres(false)
        }
      },
    })
  })

  it('while no database answers, for longer than a proxy waits for an answer', async () => {
    const all = Object.values(cluster.nodes)
    await drills.run({
      what: 'no database for 75 s',
      gapMaxMs: 375_000,
      fault: async () => {
        await Promise.all(all.map((node) => node.killMachine()))
        await delay(75_000)
        for (const { patroni } of all) patroni.start()
      },
    })
  })

  it('when HAProxy is restarted', async () => {
    await drills.run({
      what: 'HAProxy killed, back after 2 s',
      gapMaxMs: 20_000,
      hasProxyPages: true,
      fault: () => restart(cluster.haproxy),
    })
  })

  it('when PgBouncer is restarted', async () => {
    await drills.run({
      what: 'PgBouncer killed, back after 2 s',
      gapMaxMs: 20_000,
      fault: () => restart(cluster.pgbouncer),
    })
  })

  it.skipIf(!('REDIS_URL' in settings))('when Redis is restarted (needs the setting REDIS_URL)', async () => {
    await drills.run({
      what: 'Redis killed, back after 2 s',
      gapMaxMs: 20_000,
      fault: () => restart(cluster.redis),
    })
  })

  it('when a machine of the game is killed and started again', async () => {
    const { first } = cluster
    await drills.run({
      what: 'game machine A killed, back after 4 s',
      gapMaxMs: 20_000,
      hasProxyPages: true,
      restarts: [first],
      fault: async () => {
        await first.kill()
        await delay(4000)
        await first.start()
      },
    })
  })

  // After the drill above all live connections are at this machine; after this one they are at both.
  it('when the processes of a machine are replaced', async () => {
    const { second } = cluster
    const before = await workersOf(second.pid())
    await drills.run({
      what: 'processes of B replaced (SIGUSR2)',
      gapMaxMs: 20_000,
      fault: async () => {
        process.kill(second.pid(), 'SIGUSR2')
        await expect
          .poll(async () => (await workersOf(second.pid())).filter((pid) => !before.includes(pid)), {
            timeout: 180_000,
          })
          .toHaveLength(2)
        await expect
          .poll(async () => (await workersOf(second.pid())).filter((pid) => before.includes(pid)), {
            timeout: 180_000,
          })
          .toEqual([])
      },
    })
  })

  it('when a machine of the game is stopped and drained', async () => {
    const { first } = cluster
    await drills.run({
      what: 'game machine A stopped (SIGTERM), started again',
      gapMaxMs: 20_000,
      restarts: [first],
      fault: async () => {
        await first.stop()
        await first.start()
      },
    })
  })

  it('when two servers more start at once, again and again', async () => {
    await drills.run({
      what: `two servers started at once, ${STARTS} times`,
      gapMaxMs: 60_000,
      fault: async () => {
        const added = [
          await cluster.addServer('game1', await freePort()),
          await cluster.addServer('game2', await freePort()),
        ]
        for (let round = 0; round < STARTS; round += 1) {
          await Promise.all(added.map((server) => server.start()))
          await Promise.all(added.map((server) => server.stop()))
        }
      },
    })
  })
})
