import { tooManyRequests } from '../errors.ts'
import { createTurns, type Turns, type WayToWait } from './turns.ts'

/** Commands of one player that wait in this process. A client waits for answers, so it never has as many. */
const WAITING_MAX = 20
const WAIT_MAX_MS = 5000

/** Lets each player run a limited number of commands at once. */
export type PlayerTurns = {
  /**
   * Runs `work` when the player's earlier commands are done. 429 when too many wait, or after five seconds. A command
   * waits without a database connection: the row lock would make it wait with one, and one player could take the whole
   * pool. A command whose client is gone does not run.
   */
  take<T>(playerId: number, work: () => Promise<T>, way?: WayToWait): Promise<T>
  /** How many commands wait in this process. */
  waiting(): number
}

export function createPlayerTurns(atOnce: number): PlayerTurns {
  const players = new Map<number, Turns>()
  const refusal = () => tooManyRequests(1, 'commandsAtOnce')
  return {
    take: async (playerId, work, way) => {
      const turns =
        players.get(playerId) ??
        createTurns({ atOnce, waitingMax: WAITING_MAX, waitMaxMs: WAIT_MAX_MS, refusal })
      players.set(playerId, turns)
      try {
        return await turns.take(work, way)
      } finally {
        if (turns.isIdle()) players.delete(playerId)
      }
    },
    waiting: () => [...players.values()].reduce((sum, turns) => sum + turns.waiting(), 0),
  }
}
