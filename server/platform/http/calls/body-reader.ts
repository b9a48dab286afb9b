import type { Request } from 'express'
import { addressOf, networkOf } from '../../address.ts'
import { BODY_LIMIT_BYTES, hasBody, readBytes } from './read-json.ts'

export type BodyReaderLimits = {
  /** Bodies read at once, from all addresses. One more gives up the oldest of the network that has the most. */
  readonly atOnce: number
  /** Bodies read at once from one network. One more gives up the oldest of them. */
  readonly fromOneNetwork: number
  /** Bodies above the usual size read at once. One more gives up the oldest of them. */
  readonly largeAtOnce: number
  /** Time to send a body, ms. */
  readonly deadlineMs: number
  /** Time to send a body above the usual size, ms. */
  readonly largeDeadlineMs: number
}

const LIMITS: BodyReaderLimits = {
  atOnce: 2000,
  fromOneNetwork: 100,
  largeAtOnce: 16,
  deadlineMs: 5000,
  largeDeadlineMs: 30_000,
}

export type BodyReader = {
  /** The body, as `readBytes` gives it. 400 after the deadline, or when it is given up for another one. */
  read(request: Request, expected: boolean, limitBytes?: number): Promise<Buffer | undefined>
  /** How many bodies are being read. */
  reading(): number
}

type Readings = Set<AbortController>

function giveUpOldest(readings: Readings | undefined): void {
  const [oldest] = readings ?? []
  oldest?.abort()
}

/** Whether the body is above the usual size. One of unknown size may not be. */
function announcesMore({ headers }: Request): boolean {
  return Number(headers['content-length'] ?? 0) > BODY_LIMIT_BYTES
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
  /** Those that may be larger than usual, oldest first. */
  const large: Readings = new Set()

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
    read: async (request, expected, limitBytes = BODY_LIMIT_BYTES) => {
      if (!hasBody(request)) return readBytes(request, expected)
      const network = networkOf(addressOf(request.ip))
      const reading = new AbortController()
      const isLarge = limitBytes > BODY_LIMIT_BYTES && announcesMore(request)
      begin(network, reading)
      if (isLarge) {
        if (large.size >= limits.largeAtOnce) giveUpOldest(large)
        large.add(reading)
      }
      const waitMs = isLarge ? limits.largeDeadlineMs : limits.deadlineMs
      const deadline = setTimeout(() => reading.abort(), waitMs)
      try {
        return await readBytes(request, expected, reading.signal, isLarge ? limitBytes : BODY_LIMIT_BYTES)
      } finally {
        clearTimeout(deadline)
        large.delete(reading)
        end(network, reading)
      }
    },
    reading: () => count,
  }
}
