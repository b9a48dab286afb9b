import { gameMilliseconds, now } from '../../platform/clock.ts'
import { defineTimer, scheduleForWorld, startWorldTimer } from '../timers/schedule.ts'
import { scoreNeighbours } from './score-neighbours.ts'
import { takeStep } from './take-step.ts'

const HOUR_SECONDS = 3_600
/** At a fast game an hour may pass in a second: castles are looked at no more often than this. */
const LOOK_MIN_MS = 5_000

function hourMs(): number {
  return Math.max(LOOK_MIN_MS, gameMilliseconds(HOUR_SECONDS))
}

/** Begins and ends challenges, and pays their prizes: one step after the other, each in a transaction of its own. */
export const endChallenge = defineTimer('endChallenge', async () => {
  scheduleForWorld('endChallenge', await takeStep())
})

/** Each hour of the game. */
export const neighbourScores = defineTimer('neighbourScores', async () => {
  await scoreNeighbours(hourMs())
  scheduleForWorld('neighbourScores', new Date(now().getTime() + hourMs()))
})

/** How often the challenge is looked after at the least, should its timer have been set by a wrong clock. */
const LOOK_AFTER_MS = 3_600_000

/** Sets the timers of challenges if they do not exist yet. The first look begins the first challenge. Several servers may call it. */
export async function startChallenges(): Promise<void> {
  await startWorldTimer('endChallenge', LOOK_AFTER_MS)
  await startWorldTimer('neighbourScores', hourMs())
}
