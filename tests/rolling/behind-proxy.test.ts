import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withPlatform } from '#server/platform/ambient.ts'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { systemClock } from '#server/platform/time-source.ts'
import { type Caller, isDone, type Load, startLoad } from '../support/command-load.ts'
import { expectEachOnce } from '../support/each-once.ts'
import { type GameProcess, startGameProcess } from '../support/game-process.ts'
import { type Haproxy, hasHaproxy, startHaproxy } from '../support/haproxy.ts'
import { settleCallers } from '../support/settle-callers.ts'
import { openTestPlatform, TEST_SECRET, type TestPlatform } from '../support/test-platform.ts'

if (!hasHaproxy) console.log('skipped: haproxy is not installed')

function doneIn(load: Load): number {
  return load.sent.filter(isDone).length
}

describe.skipIf(!hasHaproxy)('behind HAProxy', () => {
  let world: TestPlatform
  let callers: readonly Caller[]
  let ports: readonly string[]
  const machines: GameProcess[] = []
  let proxy: Haproxy

  function start(port: string): Promise<GameProcess> {
    return startGameProcess({
      DATABASE_URL: world.platform.database.url,
      PORT: port,
      SECRET: TEST_SECRET,
      GAME_SPEED: '20',
      RATE_LIMIT_FACTOR: '1000',
      WORLD_NEIGHBOURS: '0',
      DRAIN_SECONDS: '5',
      TRUST_PROXY: '1',
    })
  }

  function onDatabase<T>(work: () => Promise<T>): Promise<T> {
    return withPlatform(world.platform, work)
  }

  beforeAll(async () => {
    world = await openTestPlatform({ clock: systemClock })
    callers = await onDatabase(() => settleCallers(12))
    ports = [String(await freePort()), String(await freePort())]
    for (const port of ports) machines.push(await start(port))
    proxy = await startHaproxy(ports)
  })
  afterAll(async () => {
    await proxy?.stop()
    await Promise.all(machines.map((machine) => machine.stop()))
    await world.close()
  })

  it('no call fails while machines are stopped and started one by one', async () => {
    await expect.poll(proxy.machinesUp).toEqual(['game1', 'game2'])
    const load = startLoad(proxy.url, callers, { insists: true })
    const loadGoesOn = async () => {
      const before = doneIn(load)
      await expect.poll(() => doneIn(load)).toBeGreaterThan(before + 40)
    }
    await loadGoesOn()
    for (const [place, port] of ports.entries()) {
      const stopped = machines[place]?.stop()
      await expect.poll(proxy.machinesUp).toHaveLength(1)
      await stopped
      await loadGoesOn()
      machines[place] = await start(port)
      await expect.poll(proxy.machinesUp).toHaveLength(2)
      await loadGoesOn()
    }
    await load.stop()
    expect(load.sent.flatMap(({ failures }) => failures)).toEqual([])
    await expectEachOnce(onDatabase, load.sent.filter(isDone))
  })
})
