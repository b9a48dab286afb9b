/** A timer that has come due. */
export type DueTimer = {
  readonly kind: string
  /** The player, run or lot that the timer is about; 0 for server-wide timers. */
  readonly subjectId: number
  /** The player whose state it changes; null: none. */
  readonly playerId: number | null
  /** When it was due. Its effects carry this time, however late it runs. */
  readonly dueAt: Date
}

/** A due timer that the surrounding transaction has deleted. */
export type TakenTimer = DueTimer & {
  readonly id: number
}

/**
 * Carries out the timer in the transaction that deletes it: both happen, or neither. If the subject is already
 * settled, it does nothing.
 */
export type TimerHandler = (timer: DueTimer) => Promise<void>

export type TimerHandlers = {
  readonly [kind: string]: TimerHandler
}

/** A timer of the whole server that has work. */
export type Work = {
  readonly kind: string
  /** How late the timer may run, ms. */
  readonly withinMs: number
}
