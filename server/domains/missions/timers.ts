import type { TimerHandlers } from '../../platform/timers/timer-handlers.ts'
import { finishMission } from './finish-mission.ts'

export const missionsTimers = {
  missionEnd: ({ subjectId }) => finishMission(subjectId),
} satisfies TimerHandlers
