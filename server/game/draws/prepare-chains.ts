import { now } from '../../platform/clock.ts'
import { gameDayOf } from '../energy/game-day.ts'
import { extendChains, resealChains } from './chains.ts'
import { openPastDays } from './open-past-days.ts'

/** Makes the first chain at the first start, later ones in time. Throws if the chain in use cannot be read. */
export async function prepareChains(): Promise<void> {
  await resealChains()
  await extendChains(gameDayOf(now()))
  await openPastDays()
}
