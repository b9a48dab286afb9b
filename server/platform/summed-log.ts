import { databaseErrorCode, isDatabaseAway } from './database/database-errors.ts'
import type { Log } from './log.ts'

type Facts = Readonly<Record<string, unknown>>

type Repetition = {
  /** How often it happened since the last line. */
  again: number
  /** Of its latest occurrence. */
  facts: Facts
}

/** Time between two lines about the same thing, ms. */
const QUIET_MS = 60_000

/** By log: what was written about in the last minute. */
const repetitions = new WeakMap<Log, Map<string, Repetition>>()

function repetitionsIn(log: Log): Map<string, Repetition> {
  const known = repetitions.get(log) ?? new Map<string, Repetition>()
  repetitions.set(log, known)
  return known
}

/** Writes once a minute how often the message came again, until it no longer comes. */
function writeSums(log: Log, message: string, known: Map<string, Repetition>): void {
  setTimeout(() => {
    const repetition = known.get(message)
    if (!repetition?.again) {
      known.delete(message)
      return
    }
    log.warn({ ...repetition.facts, again: repetition.again }, message)
    repetition.again = 0
    writeSums(log, message, known)
  }, QUIET_MS).unref()
}

/**
 * Warns at the first time, and then once a minute with the number (`again`) of those that had no line. For what comes many times a
 * second while something is down: a line for each would fill the disk. Messages come from a closed list.
 */
export function warnSummed(log: Log, message: string, facts: Facts): void {
  const known = repetitionsIn(log)
  const repetition = known.get(message)
  if (repetition) {
    repetition.again += 1
    repetition.facts = facts
    return
  }
  known.set(message, { again: 0, facts })
  log.warn(facts, message)
  writeSums(log, message, known)
}

/** What the database said, without a stack: the same for everything that fails while it is away. */
export function causeOf(error: unknown): Facts {
  return { cause: String(error), code: databaseErrorCode(error) }
}

/** Warns of work that failed and is tried again by itself, like `warnSummed`. */
export function warnOfRetried(log: Log, message: string, error: unknown): void {
  warnSummed(log, message, isDatabaseAway(error) ? causeOf(error) : { err: error })
}

/** Logs a failure as an error. Those of a database that is away are warnings, like `warnSummed`. */
export function logFailure(log: Log, message: string, error: unknown): void {
  if (isDatabaseAway(error)) warnSummed(log, message, causeOf(error))
  else log.error({ err: error }, message)
}
