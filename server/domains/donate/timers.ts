import { defineTimer } from '../../game/timers/schedule.ts'
import { expireOrder } from './end-order.ts'

export const donateOrderEnd = defineTimer('donateOrderEnd', expireOrder)
