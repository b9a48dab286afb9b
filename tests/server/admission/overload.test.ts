import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handlers } from '#server/domains/handlers.ts'
import { createAdmission } from '#server/platform/admission/admission.ts'
import type { Share } from '#server/platform/admission/occupancy.ts'
import { createSlowRefusals } from '#server/platform/admission/slow-refusals.ts'
import { query } from '#server/platform/http/handlers/query.ts'
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
    // Which of them get a place depends on the order in which they arrive.
    const refused: Response[] = []
    const calls = Array.from({ length: READS_AT_WORK + WAITING }, async (_, number) => {
      const answer = await read(number)
      if (answer.status !== 200) refused.push(answer)
      return answer
    })
    await expect.poll(() => started).toBe(READS_AT_WORK)
    expect((await server.visitor().fetch('/health')).status).toBe(200)
    const lord = await server.browserOf((await server.on(() => buildPlayer())).id)
    const command = await lord.fetch('/api/player-notifications/mark-all-as-read', { method: 'POST' })
    expect(command.status).toBe(200)
    await expect.poll(() => refused.length).toBe(WAITING)
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
    expect(refused[0]?.headers.get('retry-after')).toBe('1')
    const metrics = await (await server.visitor().fetch('/metrics')).text()
    expect(metrics).toContain(`donjon_calls_refused_total{share="reads"} ${WAITING}\n`)
    released.resolve()
    const answers = await Promise.all(calls)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(READS_AT_WORK)
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
  type Call = { readonly share?: Share; readonly home?: string; readonly caller: string }

  /** Calls that run until they are told to end. */
  function holdingAdmission(atOnce: number) {
    const admission = createAdmission(atOnce)
    const atWork: (() => void)[] = []
    const started: Call[] = []
    const start = (call: Call) => {
      const { share = 'reads', home = call.caller, caller } = call
      const done = admission.run({ share, home, caller, isNetwork: false }, async () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        atWork.push(resolve)
        started.push(call)
        await promise
      })
      return done.then(
        () => 'served',
        () => 'refused',
      )
    }
    const endOne = async () => {
      await setImmediate()
      const before = started.length
      atWork.shift()?.()
      await expect.poll(() => started.length).toBe(before + 1)
      return started.at(-1)
    }
    const endAll = async () => {
      while (admission.working() > 0) {
        for (const end of atWork.splice(0)) end()
        await setImmediate()
      }
    }
    return { admission, start, started, endOne, endAll }
  }

  it('gives each place that is free to the next call, to two reads for each command', async () => {
    const { start, endOne, endAll } = holdingAdmission(4)
    const calls = Array.from({ length: 20 }, (_, index) =>
      start({ share: index < 10 ? 'reads' : 'commands', caller: `caller ${index}` }),
    )
    const next: (Share | undefined)[] = []
    for (let ended = 0; ended < 8; ended += 1) next.push((await endOne())?.share)
    expect(next.filter((share) => share === 'reads').length).toBeGreaterThanOrEqual(4)
    expect(next.filter((share) => share === 'commands').length).toBeGreaterThanOrEqual(2)
    await endAll()
    await Promise.all(calls)
  })

  it('lets callers take turns, so that one with many calls does not hold up the others', async () => {
    const { start, endOne, endAll } = holdingAdmission(1)
    const callers = [...Array.from({ length: 10 }, () => 'greedy'), 'second', 'third']
    const calls = callers.map((caller) => start({ caller }))
    const next = [await endOne(), await endOne(), await endOne()]
    expect(next.map((call) => call?.caller)).toEqual(['greedy', 'second', 'third'])
    await endAll()
    await Promise.all(calls)
  })

  it('lets a newcomer in when one home has filled the queue by many sessions', async () => {
    const { admission, start, endOne, endAll } = holdingAdmission(1)
    const greedy = Array.from({ length: 401 }, (_, index) =>
      start({ home: 'greedy home', caller: `session ${index % 25}` }),
    )
    expect(admission.waiting('reads')).toBe(400)
    const newcomer = start({ caller: 'newcomer' })
    const next = [await endOne(), await endOne()]
    expect(next.map((call) => call?.caller)).toContain('newcomer')
    await endAll()
    expect(await newcomer).toBe('served')
    expect(await Promise.all(greedy)).toContain('refused')
  })

  it('gives the place of a call to others while it waits for something else', async () => {
    const { admission, start, started, endAll } = holdingAdmission(1)
    const waited = Promise.withResolvers<void>()
    const order: string[] = []
    const leaving = admission.run(
      { share: 'reads', home: 'a', caller: 'a', isNetwork: false },
      async ({ leaveWhile }) => {
        await leaveWhile(() => waited.promise)
        order.push('back')
      },
    )
    const other = start({ caller: 'other' })
    await expect.poll(() => started.length).toBe(1)
    waited.resolve()
    await setImmediate()
    expect(order).toEqual([])
    await endAll()
    await Promise.all([leaving, other])
    expect(order).toEqual(['back'])
    expect(admission.working()).toBe(0)
  })

  /** A hundred callers who send the next read when they have the answer, three reads of 10 ms at work: 333 ms a turn. */
  it('refuses nobody while as many callers as can be served in time read in a loop', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    try {
      const admission = createAdmission(4)
      const end = performance.now() + 5000
      let [served, refused] = [0, 0]
      const readInLoop = async (caller: string) => {
        while (performance.now() < end) {
          if (admission.isFull('reads', 'home')) refused += 1
          const work = () => new Promise<void>((done) => setTimeout(done, 10))
          await admission.run({ share: 'reads', home: 'home', caller, isNetwork: false }, work).then(
            () => {
              served += 1
            },
            () => {
              refused += 1
            },
          )
        }
      }
      const callers = Array.from({ length: 100 }, (_, index) => readInLoop(`caller ${index}`))
      await vi.advanceTimersByTimeAsync(7000)
      await Promise.all(callers)
      expect(refused).toBe(0)
      expect(served).toBeGreaterThan(1400)
    } finally {
      vi.useRealTimers()
    }
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
