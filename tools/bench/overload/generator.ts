/** Sends calls from a process of its own, as the bench's messages say, and answers with what came back. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kind, nextCall } from './calls.ts'
import { createClient } from './client.ts'

export type Load = {
  readonly url: string
  readonly cookies: readonly string[]
  readonly seconds: number
  /** Calls under way at once, each lane sends the next one after its answer; or calls a second, whatever comes back. */
  readonly way: { readonly lanes: number } | { readonly perSecond: number }
}

export type Outcome = {
  readonly kind: Kind
  readonly status: number
  /** From the moment when the call was due. */
  readonly ms: number
}

export type LoadResult = {
  readonly outcomes: readonly Outcome[]
  readonly sent: number
  /** How late the generator itself was, 99 %, ms. */
  readonly ownLagMs: number
  readonly connections: number
  /** Processor time of the generator. */
  readonly cpuSeconds: number
}

const TICK_MS = 5
/** Calls still under way at the end are waited for this long. */
const LAST_ANSWERS_MS = 5000

async function generate({ url, cookies, seconds, way }: Load): Promise<LoadResult> {
  const client = createClient(url)
  const outcomes: Outcome[] = []
  const lag = monitorEventLoopDelay({ resolution: TICK_MS })
  lag.enable()
  const before = process.cpuUsage()
  let sent = 0
  const end = performance.now() + seconds * 1000
  const send = (due: number, then: () => void) => {
    const { kind, bytes } = nextCall(cookies)
    sent += 1
    const answered = (status: number) => {
      outcomes.push({ kind, status, ms: performance.now() - due })
      then()
    }
    client.send({ bytes, answered })
  }
  if ('lanes' in way) {
    const lane = () => {
      const instant = performance.now()
      if (instant < end) send(instant, lane)
    }
    for (let index = 0; index < way.lanes; index += 1) lane()
    await delay(seconds * 1000)
  } else {
    const gapMs = 1000 / way.perSecond
    for (let due = performance.now(); due < end; ) {
      for (; due <= performance.now(); due += gapMs) send(due, () => undefined)
      await delay(TICK_MS)
    }
  }
  const connections = client.open()
  const last = performance.now() + LAST_ANSWERS_MS
  while (outcomes.length < sent && performance.now() < last) await delay(TICK_MS)
  client.close()
  lag.disable()
  const { user, system } = process.cpuUsage(before)
  const cpuSeconds = (user + system) / 1e6
  return { outcomes, sent, connections, cpuSeconds, ownLagMs: lag.percentile(99) / 1e6 - TICK_MS }
}

process.on('message', async (load: Load) => {
  process.send?.(await generate(load))
})
process.once('disconnect', () => process.exit(0))
process.stdout.write('http://generator\n')
