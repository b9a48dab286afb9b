import { homeOf } from '../../address.ts'
import type { Admission, Place } from '../../admission/admission.ts'
import { isEntry } from '../../admission/entries.ts'
import { createPlaces, createPlacesByCaller } from '../../admission/places.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { type ApiCall, callerOf } from './api-call.ts'
import { isRead } from './early-answers.ts'

/** Both are multiplied by RATE_LIMIT_FACTOR. Concurrent calls of one session: its commands that wait for each other, and what its pages read. */
const CALLS_OF_SESSION_MAX = 40
/** Concurrent calls of one network without a session: a school may be behind one address. */
const CALLS_OF_NETWORK_MAX = 200

/** Logins and other calls of `entries.ts`. */
const ENTRIES_AT_ONCE_MAX = 100

/** Runs `work` in a place for calls of its kind, and in one of the caller's own. Logins and the like have no place to leave. */
export type RunInPlaces = <T>(call: ApiCall, work: (place?: Place) => Promise<T>) => Promise<T>

export function createCallPlaces(
  admission: Admission,
  metrics: Metrics,
  rateLimitFactor: number,
): RunInPlaces {
  const entries = createPlaces(ENTRIES_AT_ONCE_MAX)
  const ofSession = createPlacesByCaller(CALLS_OF_SESSION_MAX * rateLimitFactor)
  const ofNetwork = createPlacesByCaller(CALLS_OF_NETWORK_MAX * rateLimitFactor)
  metrics.gauge('donjon_calls_running', 'Calls at work, of twice the connections', admission.working)
  metrics.gauge('donjon_reads_queued', 'Reads that wait for a place', () => admission.waiting('reads'))
  metrics.gauge('donjon_commands_queued', 'Commands that wait for a place', () =>
    admission.waiting('commands'),
  )
  metrics.gauge('donjon_entries_running', 'Logins and the like that take one of 100 places', entries.taken)
  return (call, work) => {
    const { operation, facts, credentials, address, gone } = call
    const own = credentials ? ofSession : ofNetwork
    const caller = callerOf(call)
    const share = isRead(facts.method) ? 'reads' : 'commands'
    const applicant = {
      share,
      home: homeOf(address),
      caller,
      isNetwork: credentials === undefined,
      gone,
    } as const
    return own.run(caller, () =>
      isEntry(operation) ? entries.run(() => work()) : admission.run(applicant, work),
    )
  }
}
