import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { handlers } from '../../../server/domains/handlers.ts'
import { createAdmission, type Share } from '../../../server/platform/http/admission.ts'
import { query } from '../../../server/platform/http/query.ts'
import { createSlowRefusals } from '../../../server/platform/http/slow-refusals.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

/** Six connections make twelve places, of which reads take at most these. */
const READS_AT_WORK = 9
const WAITING = 30

describe('a server whose reads all hang', () => {
  let server: TestServer
  let started: number
  let released: PromiseWithResolvers<void>

  beforeEach(async () => {
    started = 0
    released = Promise.withResolvers<void>()
    const getWorld = query<'getWorld'>(async () => {
      started += 1
      await released.promise
      return { castles: 0, lords: 0, missionsToday: 0, strongest: [] }
    })
    server = await startTestServer({ env: { TRUST_PROXY: '1' }, handlers: { ...handlers, getWorld } })
  })
  afterEach(async () => {
    released.resolve()
    await server.close()
  })

  /** Of a network of its own for each number. */
  function read(number: number, signal?: AbortSignal) {
    const headers = { 'x-forwarded-for': `203.0.113.${number}` }
    return server.visitor().fetch('/api/public/world', { headers, signal })
  }

  it('refuses those who wait too long, still serves commands, and says that it is alive', async () => {
    const calls = Array.from({ length: READS_AT_WORK + WAITING }, (_, number) => read(number))
    await expect.poll(() => started).toBe(READS_AT_WORK)
    expect((await server.visitor().fetch('/health')).status).toBe(200)
    const lord = await server.browserOf((await server.on(() => buildPlayer())).id)
    const command = await lord.fetch('/api/player-notifications/mark-all-as-read', { method: 'POST' })
    expect(command.status).toBe(200)
    const refused = await Promise.all(calls.slice(READS_AT_WORK))
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
    expect(refused[0]?.headers.get('retry-after')).toBe('1')
    const metrics = await (await server.visitor().fetch('/metrics')).text()
    expect(metrics).toContain(`donjon_calls_refused_total{share="reads"} ${WAITING}\n`)
    released.resolve()
    const served = await Promise.all(calls.slice(0, READS_AT_WORK))
    expect(served.map(({ status }) => status)).toEqual(served.map(() => 200))
  })

  it('does not run the calls of clients that are gone', async () => {
    const atWork = Array.from({ length: READS_AT_WORK }, (_, number) => read(number))
    await expect.poll(() => started).toBe(READS_AT_WORK)
    const leaving = new AbortController()
    const left = Array.from({ length: 5 }, (_, number) => read(100 + number, leaving.signal))
    const staying = read(200)
    const waiting = async () => {
      const text = await (await server.visitor().fetch('/metrics')).text()
      return Number(/^donjon_reads_queued (\d+)$/m.exec(text)?.[1])
    }
    await expect.poll(waiting).toBe(6)
    leaving.abort()
    await Promise.allSettled(left)
    await expect.poll(waiting).toBe(1)
    released.resolve()
    expect((await staying).status).toBe(200)
    expect((await Promise.all(atWork)).every(({ status }) => status === 200)).toBe(true)
    expect(started).toBe(READS_AT_WORK + 1)
  })
})

describe('admission', () => {
  const PLACES = 8
  const WORK_MS = 5
  const MEASURED_MS = 1500

  it('serves most of what it can when three times as many calls come, from each share', async () => {
    const admission = createAdmission(PLACES)
    let callers = 0
    const serve = (share: Share) => {
      callers += 1
      const applicant = { share, caller: `caller ${callers}`, isNetwork: false }
      return admission.run(applicant, () => delay(WORK_MS))
    }
    let peak = 0
    const end = performance.now() + MEASURED_MS
    const lane = async (share: Share) => {
      for (; performance.now() < end; peak += 1) await serve(share)
    }
    await Promise.all(Array.from({ length: PLACES }, (_, index) => lane(index % 2 ? 'reads' : 'commands')))

    const served = { reads: 0, commands: 0 }
    let refused = 0
    const calls: Promise<void>[] = []
    const offer = (share: Share) => {
      if (admission.isFull(share)) refused += 1
      else
        calls.push(
          serve(share).then(
            () => {
              served[share] += 1
            },
            () => {
              refused += 1
            },
          ),
        )
    }
    const start = performance.now()
    for (let offered = 0; offered < 3 * peak; ) {
      const due = ((performance.now() - start) / MEASURED_MS) * 3 * peak
      for (; offered < due; offered += 1) offer(offered % 4 === 0 ? 'commands' : 'reads')
      await delay(1)
    }
    const inTime = served.reads + served.commands
    await Promise.all(calls)
    expect(inTime).toBeGreaterThan(0.6 * peak)
    expect(refused).toBeGreaterThan(0)
    // Fewer commands come, so more of them are served.
    expect(served.commands).toBeGreaterThan(served.reads / 3)
  })

  it('lets callers take turns, so that one with many calls does not hold up the others', async () => {
    const admission = createAdmission(1)
    const order: string[] = []
    const call = (caller: string) =>
      admission.run({ share: 'reads', caller, isNetwork: false }, async () => {
        order.push(caller)
        await delay(1)
      })
    await Promise.all([...Array.from({ length: 10 }, () => call('greedy')), call('second'), call('third')])
    expect(order.slice(0, 4)).toEqual(['greedy', 'greedy', 'second', 'third'])
  })
})

it('holds back refusals of a caller who is refused again and again, and no others', async () => {
  const refusals = createSlowRefusals()
  const leaving = new AbortController()
  const answered: boolean[] = []
  const flood = Array.from({ length: 30 }, async () =>
    answered.push(await refusals.hold('attacker', leaving.signal)),
  )
  expect(await refusals.hold('other', leaving.signal)).toBe(true)
  expect([answered.length, refusals.held()]).toEqual([10, 20])
  leaving.abort()
  await Promise.all(flood)
  expect(refusals.held()).toBe(0)
})
