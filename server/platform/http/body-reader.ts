import type { Request } from 'express'
import { addressOf, networkOf } from './address.ts'
import { hasBody, readBytes } from './read-json.ts'

export type BodyReaderLimits = {
  /** Bodies read at once, from all addresses. One more gives up the oldest of the network that has the most. */
  readonly atOnce: number
  /** Bodies read at once from one network. One more gives up the oldest of them. */
  readonly fromOneNetwork: number
  /** Time to send a body, ms. */
  readonly deadlineMs: number
}

const LIMITS: BodyReaderLimits = { atOnce: 2000, fromOneNetwork: 100, deadlineMs: 5000 }

export type BodyReader = {
  /** The body, as `readBytes` gives it. 400 after the deadline, or when it is given up for another one. */
  read(request: Request, expected: boolean): Promise<Buffer | undefined>
  /** How many bodies are being read. */
  reading(): number
}

type Readings = Set<AbortController>

function giveUpOldest(readings: Readings | undefined): void {
  const [oldest] = readings ?? []
  oldest?.abort()
}

function largest(readings: ReadonlyMap<string, Readings>): Readings | undefined {
  return [...readings.values()].reduce<Readings | undefined>(
    (most, one) => (most && most.size >= one.size ? most : one),
    undefined,
  )
}

/**
 * Reads bodies before their calls take a place, so that callers who send slowly, or nothing at all, hold up nobody
 * else.
 */
export function createBodyReader(limits: BodyReaderLimits = LIMITS): BodyReader {
  /** By network, oldest first. */
  const readings = new Map<string, Readings>()
  let count = 0

  const begin = (network: string, reading: AbortController) => {
    const others = readings.get(network) ?? new Set()
    if (others.size >= limits.fromOneNetwork) giveUpOldest(others)
    else if (count >= limits.atOnce) giveUpOldest(largest(readings))
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
      if (!hasBody(request)) return readBytes(request, expected)
      const network = networkOf(addressOf(request.ip))
      const reading = new AbortController()
      begin(network, reading)
      const deadline = setTimeout(() => reading.abort(), limits.deadlineMs)
      try {
        return await readBytes(request, expected, reading.signal)
      } finally {
        clearTimeout(deadline)
        end(network, reading)
      }
    },
    reading: () => count,
  }
}
