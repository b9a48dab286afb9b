import type { TimerHandlers } from '../platform/timers/timer-handlers.ts'
import { missionsTimers } from './missions/timers.ts'
import { taxesTimers } from './taxes/timers.ts'

/** What runs when a timer of a kind is due, by domain. */
export const timerHandlers = { ...missionsTimers, ...taxesTimers } satisfies TimerHandlers
