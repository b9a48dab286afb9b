import { draw } from '../../game/draws/draw.ts'
import { defineTimer } from '../../game/timers/schedule.ts'
import { expireLot } from './close-lots.ts'
import { fillStalls } from './stalls.ts'

export const lotEnd = defineTimer('lotEnd', expireLot)

export const marketStalls = defineTimer('marketStalls', async () => {
  const { seed } = await draw('stalls')
  await fillStalls(seed)
})
