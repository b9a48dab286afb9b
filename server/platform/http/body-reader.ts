import type { Request } from 'express'
import { addressOf, networkOf } from './address.ts'
import { overloaded } from './failure.ts'
import { hasBody, readJson } from './read-json.ts'

export type BodyReaderLimits = {
  /** Bodies read at once, from all addresses. */
  readonly atOnce: number
  /** Bodies read at once from one network. One more gives up the oldest of them. */
  readonly fromOneNetwork: number
  /** Time to send a body, ms. */
  readonly deadlineMs: number
}

const LIMITS: BodyReaderLimits = { atOnce: 2000, fromOneNetwork: 100, deadlineMs: 5000 }

export type BodyReader = {
  /** The body, as `readJson` gives it. 400 after the deadline, 503 overloaded when too many are being read. */
  read(request: Request, expected: boolean): Promise<unknown>
  /** How many bodies are being read. */
  reading(): number
}

/**
 * Reads bodies before their calls take a place, so that callers who send slowly, or nothing at all, hold up nobody
 * else.
 */
export function createBodyReader(limits: BodyReaderLimits = LIMITS): BodyReader {
  /** By network, oldest first. */
  const readings = new Map<string, Set<AbortController>>()
  let count = 0

  const begin = (network: string, reading: AbortController) => {
    if (count >= limits.atOnce) throw overloaded()
    const others = readings.get(network) ?? new Set()
    const [oldest] = others
    if (others.size >= limits.fromOneNetwork) oldest?.abort()
    others.add(reading)
    readings.set(network, others)
    count += 1
  }
  const end = (network: string, reading: AbortController) => {
    const others = readings.get(network)
    others?.delete(reading)
    if (others?.size === 0) readings.delete(network)
    count -= 1
  }

  return {
    read: async (request, expected) => {
      if (!hasBody(request)) return readJson(request, expected)
      const network = networkOf(addressOf(request.ip))
      const reading = new AbortController()
      begin(network, reading)
      const deadline = setTimeout(() => reading.abort(), limits.deadlineMs)
      try {
        return await readJson(request, expected, reading.signal)
      } finally {
        clearTimeout(deadline)
        end(network, reading)
      }
    },
    reading: () => count,
  }
}
