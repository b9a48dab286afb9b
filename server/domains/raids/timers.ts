import { isFeatureOpen } from '../../game/appconfig/closed-features.ts'
import { liveliness } from '../../game/neighbours/liveliness.ts'
import { defineIrreversibleTimer, scheduleForWorld } from '../../game/timers/schedule.ts'
import { now } from '../../platform/clock.ts'
import { sendNeighbours } from './send-neighbours.ts'

/** How often castles are looked for to which neighbours are due. */
const LOOK_EVERY_MS = 20_000

export const neighbourRaids = defineIrreversibleTimer('neighbourRaids', async () => {
  const isMoreDue = isFeatureOpen('raids') && liveliness() > 0 && (await sendNeighbours())
  scheduleForWorld('neighbourRaids', new Date(now().getTime() + (isMoreDue ? 0 : LOOK_EVERY_MS)))
})
