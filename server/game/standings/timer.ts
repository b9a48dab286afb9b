import { now } from '../../platform/clock.ts'
import { countChallenges } from '../challenges/count-challenges.ts'
import { defineTimer, scheduleForWorld, startWorldTimer } from '../timers/schedule.ts'
import { countGuildStandings } from './count-guilds.ts'
import { countStandings } from './count-standings.ts'

/** How far the top lists may be behind. */
const COUNT_EVERY_MS = 3000

export const standingsCount = defineTimer('standings', async () => {
  const areCastlesWaiting = await countStandings()
  const areGuildsWaiting = await countGuildStandings()
  const areScoresWaiting = await countChallenges()
  const isMoreWaiting = areCastlesWaiting || areGuildsWaiting || areScoresWaiting
  scheduleForWorld('standings', new Date(now().getTime() + (isMoreWaiting ? 0 : COUNT_EVERY_MS)))
})

/** Sets the timer if it does not exist yet. Several servers may call it. */
export function startStandings(): Promise<void> {
  return startWorldTimer('standings', COUNT_EVERY_MS)
}
