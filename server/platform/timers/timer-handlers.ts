/** A timer that has come due. */
export type DueTimer = {
  readonly kind: string
  /** Player, run, lot …: what the timer is about; 0 for timers of the whole server. */
  readonly subjectId: number
  /** When it was to run; what it does is dated then, however late it runs. */
  readonly dueAt: Date
}

/**
 * Does what is due, inside the transaction that took the timer away: both happen, or neither. It may meet a subject
 * that is settled already and does nothing then.
 */
export type TimerHandler = (timer: DueTimer) => Promise<void>

export type TimerHandlers = {
  readonly [kind: string]: TimerHandler
}
