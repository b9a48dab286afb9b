import { isFeatureOpen } from '../../game/appconfig/closed-features.ts'
import { liveliness } from '../../game/neighbours/liveliness.ts'
import { defineIrreversibleTimer, defineTimer, scheduleForWorld } from '../../game/timers/schedule.ts'
import { now } from '../../platform/clock.ts'
import { endGathering } from './end-gathering.ts'
import { finishCrusade } from './finish-crusade.ts'
import { leaveAsBlocked } from './leave-gathering.ts'
import { sendNeighbour } from './send-neighbour.ts'

/** How often crusades are looked for that neighbours may join. */
const LOOK_EVERY_MS = 20_000

/** Its subject is a member: every member comes home by an own timer. */
export const crusadeEnd = defineTimer('crusadeEnd', finishCrusade)

export const crusadeGathering = defineIrreversibleTimer('crusadeGathering', endGathering)

/** Its subject is a player whose block has begun. */
export const blockedCrusader = defineIrreversibleTimer('blockedCrusader', leaveAsBlocked)

export const neighbourCrusades = defineTimer('neighbourCrusades', async () => {
  const percent = isFeatureOpen('crusades') ? liveliness() : 0
  const isMoreDue = percent > 0 && (await sendNeighbour(percent))
  scheduleForWorld('neighbourCrusades', new Date(now().getTime() + (isMoreDue ? 0 : LOOK_EVERY_MS)))
})
