import type { Log } from './log.ts'

/** What is left out one by one: rows of a list, a channel, players of a timer. Its name is the label of the metric. */
export type Bulkhead = { readonly name: string }

export type Failure = {
  readonly error: unknown
  /** Numbers and keys that identify what is left out, for the log. */
  readonly keys?: object
}

/** Notes what is left out. */
export type LeftOut = (bulkhead: Bulkhead, failures: readonly Failure[]) => void

/** Logs what is left out: one line for all that one call leaves out of a list, with the first error. `onLeftOut` counts it. */
export function createLeftOut(log: Log, onLeftOut: LeftOut = () => undefined): LeftOut {
  return (of, failures) => {
    const [first] = failures
    if (!first) return
    onLeftOut(of, failures)
    log.error(
      { err: first.error, what: of.name, leftOut: failures.length, keys: failures.map(({ keys }) => keys) },
      'something is left out, the rest goes on',
    )
  }
}
