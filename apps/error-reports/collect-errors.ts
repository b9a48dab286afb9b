type Send = (error: unknown) => unknown

/** What a broken page can throw before the reports are ready is more of the same. */
const KEPT_MAX = 20

/**
 * Collects the errors of a page from its start: uncaught ones, rejected promises, and those that an error boundary catches.
 * Keeps the first 20 until `sendTo` says where they go. Small, as it is part of the first load.
 */
export function collectErrors() {
  const kept: unknown[] = []
  let send: Send | null = null
  const note: Send = (error) => {
    if (send) send(error)
    else if (kept.length < KEPT_MAX) kept.push(error)
  }
  addEventListener('error', ({ error }) => note(error))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  return {
    /** For React's `onCaughtError`, in place of its own line in the console. */
    noteCaught(error: unknown): void {
      console.error(error)
      note(error)
    },
    sendTo(next: Send): void {
      send = next
      for (const error of kept.splice(0)) next(error)
    },
  }
}

export type CollectedErrors = ReturnType<typeof collectErrors>
