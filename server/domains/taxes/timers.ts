import type { TimerHandlers } from '../../platform/timers/timer-handlers.ts'
import { finishCollection } from './collect.ts'

export const taxesTimers = {
  taxesEnd: ({ subjectId }) => finishCollection(subjectId),
} satisfies TimerHandlers
