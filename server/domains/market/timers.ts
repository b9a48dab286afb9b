import { defineTimer } from '../../game/timers/schedule.ts'
import { secretSeed } from '../../platform/secret-seed.ts'
import { expireLot } from './close-lots.ts'
import { fillStalls } from './stalls.ts'

export const lotEnd = defineTimer('lotEnd', expireLot)

export const marketStalls = defineTimer('marketStalls', async (_world, dueAt) => {
  await fillStalls(secretSeed(`stalls:${dueAt.getTime()}`))
})
