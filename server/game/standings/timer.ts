import { now } from '../../platform/clock.ts'
import { sqlOne } from '../../platform/sql.ts'
import { countChallenges } from '../challenges/count-challenges.ts'
import { COUNT_EVERY_MS } from '../timers/count-soon.ts'
import { defineTimer, scheduleForWorld, startWorldTimer } from '../timers/schedule.ts'
import { countGuildStandings } from './count-guilds.ts'
import { countStandings } from './count-standings.ts'

/** The pause after a look that found no change, unless one comes (`countSoon`). */
const IDLE_MS = 30_000

async function isAnythingWaiting(): Promise<boolean> {
  const { waiting } = await sqlOne<{ waiting: boolean }>`
    SELECT EXISTS (SELECT FROM standing_change) OR EXISTS (SELECT FROM guild_change)
      OR EXISTS (SELECT FROM challenge_change) AS waiting`
  return waiting
}

/** Resolves to the pause until the next look, ms. */
async function countChanges(): Promise<number> {
  if (!(await isAnythingWaiting())) return IDLE_MS
  const areCastlesWaiting = await countStandings()
  const areGuildsWaiting = await countGuildStandings()
  const areScoresWaiting = await countChallenges()
  return areCastlesWaiting || areGuildsWaiting || areScoresWaiting ? 0 : COUNT_EVERY_MS
}

export const standingsCount = defineTimer('standings', async () => {
  const pause = await countChanges()
  scheduleForWorld('standings', new Date(now().getTime() + pause))
})

/** Sets the timer if it does not exist yet. Several servers may call it. */
export function startStandings(): Promise<void> {
  return startWorldTimer('standings', IDLE_MS)
}
