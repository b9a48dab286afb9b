import type { TimerHandlers } from '../platform/timers/timer-handlers.ts'
import { marketTimers } from './market/timers.ts'
import { missionsTimers } from './missions/timers.ts'
import { taxesTimers } from './taxes/timers.ts'

/** What runs when a timer of a kind is due, by domain. */
export const timerHandlers = { ...marketTimers, ...missionsTimers, ...taxesTimers } satisfies TimerHandlers
