/** How often (ms) a visible page without a live connection asks for what it shows. */
export const POLL_INTERVAL_MS = 15_000
/** Up to this part of the interval is added at random, so that not all pages ask at once. */
const SPREAD = 0.2
/** A process that ends breaks many connections at once: their pages ask within this time (ms). */
const HURRY_SPREAD_MS = 1000

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

type PollDeps = {
  /** Asks for what is shown. Null: nothing is. */
  ask: () => Promise<unknown> | null
  /** Whether the server has answered. */
  onOutcome: (isAnswered: boolean) => void
  /** Undefined outside of a browser: always visible. */
  page?: Page | undefined
}

/** Asks by calls while there is no live connection. A hidden page asks when it is shown again. */
export function createPolling({ ask, onOutcome, page = globalThis.document }: PollDeps) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let hasAsked = false
  /** Incremented by every stop, so that late answers are dropped. */
  let run = 0

  const schedule = (delayMs: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void poll(), delayMs)
  }

  const poll = async (): Promise<void> => {
    if (page?.visibilityState === 'hidden') {
      timer = undefined
      return
    }
    hasAsked = true
    const own = run
    const asked = ask()
    const isAnswered = await asked?.then(
      () => true,
      () => false,
    )
    if (own !== run) return
    if (isAnswered !== undefined) onOutcome(isAnswered)
    schedule(POLL_INTERVAL_MS * (1 + Math.random() * SPREAD))
  }

  const look = (): void => {
    if (isRunning && timer === undefined) schedule(0)
  }

  return {
    /** Asks after `delayMs`, and then again and again. Changes nothing if it has been started. */
    start(delayMs: number): void {
      if (isRunning) return
      isRunning = true
      hasAsked = false
      page?.addEventListener('visibilitychange', look)
      schedule(delayMs)
    },
    /** The connection has just failed: the first question need not wait any longer. */
    hurry(): void {
      if (isRunning && !hasAsked) schedule(Math.random() * HURRY_SPREAD_MS)
    },
    stop(): void {
      run += 1
      isRunning = false
      clearTimeout(timer)
      timer = undefined
      page?.removeEventListener('visibilitychange', look)
    },
  }
}
