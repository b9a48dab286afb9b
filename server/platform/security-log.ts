import { networkOf } from './address.ts'
import { currentPlatform } from './ambient.ts'
import { keyedHash, keysFor } from './keys.ts'
import type { Log } from './log.ts'

/** Something that whoever runs the server wants to see when somebody attacks it. */
export type SecurityEvent = {
  /** What happened: an operation of the contract, or `sessionOpened`. */
  readonly event: string
  /** The answer's status and code, for a refusal. */
  readonly status?: number
  readonly code?: string
  readonly playerId?: number | undefined
  /** The player that an administrator acted upon, and the roles afterwards. */
  readonly subjectId?: number
  readonly roles?: readonly string[]
  readonly address: string
  readonly requestId?: string
}

/** Equal events within this time are one line, ms. */
const TOGETHER_MS = 10_000
/** Kinds of events that are counted at a time. */
const COUNTED_MAX = 10_000

/** By log: how often an event happened again since its line. */
const repetitions = new WeakMap<Log, Map<string, number>>()

function repetitionsIn(log: Log): Map<string, number> {
  const known = repetitions.get(log) ?? new Map<string, number>()
  repetitions.set(log, known)
  return known
}

/**
 * Names the network that a caller comes from, the same one every time, without naming its address: a log is kept longer
 * and read by more people than an address should be. During a rotation of the secret also by its former names, which
 * older lines have.
 */
function marksOf(address: string): { readonly from: string; readonly formerly?: readonly string[] } {
  const network = networkOf(address)
  const markBy = (key: Buffer) => keyedHash(key, network).toString('base64url').slice(0, 12)
  const [current, ...former] = keysFor('networkMark')
  return { from: markBy(current), ...(former.length > 0 && { formerly: former.map(markBy) }) }
}

/** The mark of a caller's network by the present secret. */
export function networkMark(address: string): string {
  return marksOf(address).from
}

/** Told in place of events that come from too many networks to tell them apart. */
const MANY_NETWORKS = { event: 'manyNetworks' }

/**
 * Writes a line about the event. Equal events that follow are counted and told in one line after ten seconds, so that a
 * flood does not fill the log.
 */
export function logSecurity({ address, requestId, ...what }: SecurityEvent): void {
  const { log } = currentPlatform()
  const repeated = repetitionsIn(log)
  const own = { ...what, ...marksOf(address) }
  const isCounted = repeated.has(JSON.stringify(own)) || repeated.size < COUNTED_MAX
  const facts = isCounted ? own : MANY_NETWORKS
  const key = JSON.stringify(facts)
  const times = repeated.get(key)
  if (times !== undefined) {
    repeated.set(key, times + 1)
    return
  }
  log.info({ security: facts, requestId }, 'security')
  repeated.set(key, 0)
  setTimeout(() => {
    const again = repeated.get(key) ?? 0
    repeated.delete(key)
    if (again > 0) log.info({ security: facts, again }, 'security')
  }, TOGETHER_MS).unref()
}
