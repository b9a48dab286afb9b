import { DAY_MS } from '#rules/core/game-day.ts'
import { now } from '../../platform/clock.ts'
import { defineTimer, scheduleForWorld, startWorldTimer } from '../timers/schedule.ts'
import { checkNextNames } from './check-names.ts'

/** The pause between two steps leaves the database to players. */
const PAUSE_MS = 1000

export const alikeNames = defineTimer('alikeNames', async () => {
  const isMoreLeft = await checkNextNames()
  scheduleForWorld('alikeNames', new Date(now().getTime() + (isMoreLeft ? PAUSE_MS : DAY_MS)))
})

/** Sets the timer of the daily check if it does not exist yet. Several servers may call it. */
export function startAlikeNames(): Promise<void> {
  return startWorldTimer('alikeNames', DAY_MS)
}
