import { DAY_MS, gameDayStart } from '#rules/core/game-day.ts'
import type { Castle } from './castle.ts'
import { ageDays } from './clock.ts'

/** Closes the game day when a new one has begun: a day sat through without one useful thing is a stuck one. */
export function turnDay(castle: Castle, now: number): void {
  const { today } = castle
  const startedAt = gameDayStart(now)
  if (today.startedAt === startedAt) return
  if (today.sessions > 0 && today.acts === 0) {
    castle.record.stuckDays.push(ageDays(castle, Math.max(castle.foundedAt, today.startedAt + DAY_MS - 1)))
  }
  castle.today = {
    startedAt,
    energySpent: 0,
    restores: 0,
    goldAtStart: castle.gold,
    looted: 0,
    defencesRewarded: 0,
    acts: 0,
    sessions: 0,
    dailyQuestsPaid: 0,
    shopBought: false,
  }
}
