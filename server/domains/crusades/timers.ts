import { defineTimer, scheduleForWorld } from '../../game/timers/schedule.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { endGathering } from './end-gathering.ts'
import { finishCrusade } from './finish-crusade.ts'
import { sendNeighbour } from './send-neighbour.ts'

/** How often crusades are looked for that neighbours may join. */
const LOOK_EVERY_MS = 20_000

/** Its subject is a member: every member comes home by an own timer. */
export const crusadeEnd = defineTimer('crusadeEnd', finishCrusade)

export const crusadeGathering = defineTimer('crusadeGathering', endGathering)

export const neighbourCrusades = defineTimer('neighbourCrusades', async () => {
  const { worldLiveliness } = currentPlatform().config
  const isMoreDue = worldLiveliness > 0 && (await sendNeighbour(worldLiveliness))
  scheduleForWorld('neighbourCrusades', new Date(now().getTime() + (isMoreDue ? 0 : LOOK_EVERY_MS)))
})
