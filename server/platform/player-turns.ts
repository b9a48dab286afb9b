import pLimit, { type LimitFunction } from 'p-limit'
import { tooManyRequests } from './errors.ts'

/** Commands of one player that wait in this process. A client waits for answers, so it never has as many. */
const WAITING_MAX = 20

/** Lets each player run a limited number of commands at once. */
export type PlayerTurns = {
  /**
   * Runs `work` when the player's earlier commands are done. 429 when too many wait. A command waits without a database
   * connection: the row lock would make it wait with one, and one player could take the whole pool.
   */
  take<T>(playerId: number, work: () => Promise<T>): Promise<T>
  /** How many commands wait in this process. */
  waiting(): number
}

export function createPlayerTurns(atOnce: number): PlayerTurns {
  const limits = new Map<number, LimitFunction>()
  return {
    take: async (playerId, work) => {
      const limit = limits.get(playerId) ?? pLimit(atOnce)
      if (limit.pendingCount >= WAITING_MAX) throw tooManyRequests(1, 'commandsAtOnce')
      limits.set(playerId, limit)
      try {
        return await limit(work)
      } finally {
        if (limit.activeCount + limit.pendingCount === 0) limits.delete(playerId)
      }
    },
    waiting: () => [...limits.values()].reduce((sum, { pendingCount }) => sum + pendingCount, 0),
  }
}
