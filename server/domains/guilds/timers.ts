import { LEADER_LOOK_MS } from '#rules/guilds/leadership.ts'
import { defineIrreversibleTimer, scheduleForWorld } from '../../game/timers/schedule.ts'
import { now } from '../../platform/clock.ts'
import { expireFounding } from './end-founding.ts'
import { endAsBlocked } from './end-requests.ts'
import { replaceGoneLeader } from './replace-leader.ts'

/** Between two guilds: the database belongs to players. */
const PAUSE_MS = 1_000

export const guildFoundingEnd = defineIrreversibleTimer('guildFoundingEnd', expireFounding)

/** Its subject is a player whose block has begun. */
export const blockedCandidate = defineIrreversibleTimer('blockedCandidate', endAsBlocked)

/** One guild at a time, each in a transaction of its own. */
export const guildLeaders = defineIrreversibleTimer('guildLeaders', async () => {
  const isMoreDue = await replaceGoneLeader()
  scheduleForWorld('guildLeaders', new Date(now().getTime() + (isMoreDue ? PAUSE_MS : LEADER_LOOK_MS)))
})
