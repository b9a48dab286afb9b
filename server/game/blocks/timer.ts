import { defineTimer } from '../timers/schedule.ts'
import { endBlock } from './blocks.ts'

/** At the end of a block that is not for good. */
export const blockEnd = defineTimer('blockEnd', endBlock)
