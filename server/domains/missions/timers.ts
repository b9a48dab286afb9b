import { defineTimer } from '../../game/timers/schedule.ts'
import { finishMission } from './finish-mission.ts'

export const missionEnd = defineTimer('missionEnd', finishMission)
