import type { TimerHandlers } from '../platform/timers/timer-handlers.ts'

/** What runs when a timer of a kind is due, by domain. */
export const timerHandlers = {} satisfies TimerHandlers
