import { secretSeed } from '../../platform/secret-seed.ts'
import type { TimerHandlers } from '../../platform/timers/timer-handlers.ts'
import { expireLot, purgeClosedLots } from './close-lots.ts'
import { fillStalls } from './stalls.ts'

export const marketTimers = {
  lotEnd: ({ subjectId }) => expireLot(subjectId),
  marketStalls: async ({ dueAt }) => {
    await fillStalls(secretSeed(`stalls:${dueAt.getTime()}`))
    await purgeClosedLots()
  },
} satisfies TimerHandlers
