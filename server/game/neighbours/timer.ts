import { now } from '../../platform/clock.ts'
import { defineTimer, scheduleForWorld, startWorldTimer } from '../timers/schedule.ts'
import { growNeighbours } from './grow-neighbours.ts'

/** How often neighbours are looked for that are due. */
const LOOK_EVERY_MS = 60_000
/** The pause between two batches leaves the database to players. */
const PAUSE_MS = 1000

export const neighboursGrow = defineTimer('neighboursGrow', async () => {
  const isMoreDue = await growNeighbours()
  scheduleForWorld('neighboursGrow', new Date(now().getTime() + (isMoreDue ? PAUSE_MS : LOOK_EVERY_MS)))
})

/** Sets the timers of growth and raids if they do not exist yet. Several servers may call it. */
export async function startNeighbours(): Promise<void> {
  await startWorldTimer('neighboursGrow', LOOK_EVERY_MS)
  await startWorldTimer('neighbourRaids', LOOK_EVERY_MS)
  await startWorldTimer('neighbourCrusades', LOOK_EVERY_MS)
}
