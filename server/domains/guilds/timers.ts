import { defineTimer } from '../../game/timers/schedule.ts'
import { expireFounding } from './end-founding.ts'

export const guildFoundingEnd = defineTimer('guildFoundingEnd', expireFounding)
