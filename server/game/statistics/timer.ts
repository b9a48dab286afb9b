import { now } from '../../platform/clock.ts'
import { refreshListings } from '../listings/refresh-listings.ts'
import { defineTimer, scheduleForWorld, startWorldTimer } from '../timers/schedule.ts'
import { countDays } from './count-days.ts'

/** How often days are counted. A row counts at the third look after it was written. */
const COUNT_EVERY_MS = 30_000
/** The pause between two batches leaves the database to players. */
const PAUSE_MS = 500

export const statistics = defineTimer('statistics', async () => {
  const areDaysWaiting = await countDays(now())
  const areListingsWaiting = await refreshListings()
  const isMoreWaiting = areDaysWaiting || areListingsWaiting
  scheduleForWorld('statistics', new Date(now().getTime() + (isMoreWaiting ? PAUSE_MS : COUNT_EVERY_MS)))
})

/** Sets the timer if it does not exist yet. Several servers may call it. */
export function startStatistics(): Promise<void> {
  return startWorldTimer('statistics', COUNT_EVERY_MS)
}
