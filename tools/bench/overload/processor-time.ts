import { cpus } from 'node:os'

/** Processor time so far, in seconds. */
export type ProcessorTime = {
  /** Of the server's processes, hashing included. */
  readonly server: number
  /** Of everything on the machine. */
  readonly machine: number
}

export async function processorTime(url: string): Promise<ProcessorTime> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const [, server] = /^process_cpu_seconds_total (\S+)$/m.exec(metrics) ?? []
  const busy = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq)
  return { server: Number(server), machine: busy.reduce((sum, ms) => sum + ms, 0) / 1000 }
}

/** Who used the processors during a load, in processor seconds a second. */
export type Usage = {
  readonly server: number
  readonly generator: number
  /** PostgreSQL, the watch over /health, and whatever else runs there. */
  readonly others: number
}

export function usageBetween(
  before: ProcessorTime,
  after: ProcessorTime,
  { generatorSeconds, seconds }: { readonly generatorSeconds: number; readonly seconds: number },
): Usage {
  const server = after.server - before.server
  return {
    server: server / seconds,
    generator: generatorSeconds / seconds,
    others: (after.machine - before.machine - server - generatorSeconds) / seconds,
  }
}
