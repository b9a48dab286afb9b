import { now } from '../../platform/clock.ts'
import { readLettersWaiting, readTimersDue } from '../../platform/database/waiting-work.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { currentLive } from '../../platform/live/live.ts'
import { onOneConnection } from '../../platform/sql.ts'
import { readFailureDays, readFightDays, readLevels, readMoneyDays, readPlayerDays } from './queries.ts'
import { lastDays, viewDays } from './views.ts'

/** How the server is doing right now, all processes together. */
async function readNow() {
  const [timers, letters] = await Promise.all([readTimersDue(), readLettersWaiting()])
  return {
    online: currentLive()?.onlineCount() ?? 0,
    timersDue: timers.reduce((sum, { due }) => sum + due, 0),
    timerLagSeconds: Math.max(0, ...timers.map(({ seconds }) => Math.floor(seconds))),
    lettersWaiting: letters.waiting,
    letterLagSeconds: Math.max(0, Math.floor(letters.seconds)),
  }
}

export const statisticsHandlers = {
  getStatistics: query<'getStatistics'>(async ({ query: { days: count = 30 } }) =>
    onOneConnection(async () => {
      const days = lastDays(count, now())
      const from = days[0] ?? ''
      const [money, fights, players, failures, levels, present] = await Promise.all([
        readMoneyDays(from),
        readFightDays(from),
        readPlayerDays(from),
        readFailureDays(from),
        readLevels(),
        readNow(),
      ])
      return {
        ...viewDays({ days, money, fights, players, failures }),
        levels,
        now: present,
        serverTime: now().toISOString(),
      }
    }),
  ),
} satisfies HandlersOf<'statistics'>
