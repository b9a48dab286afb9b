import { defineTimer } from '../../game/timers/schedule.ts'
import { finishCollection } from './collect.ts'

export const taxesEnd = defineTimer('taxesEnd', finishCollection)
