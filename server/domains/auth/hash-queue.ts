import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { GameError } from '../../platform/errors.ts'

/** With more waiting, callers would time out anyway. */
const WAITING_MAX = 200

type Queue = {
  /** 503 overloaded when too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** How many wait. */
  waiting(): number
}

/** Limits concurrent work, first come first served. */
export function createQueue(atOnce: number, waitingLimit = WAITING_MAX): Queue {
  const limit = pLimit(atOnce)
  return {
    run: async (work) => {
      if (limit.pendingCount >= waitingLimit) {
        throw new GameError(503, 'overloaded', 'Сервер перегружен, попробуйте ещё раз', {
          retryAfterSeconds: 5,
        })
      }
      return limit(work)
    },
    waiting: () => limit.pendingCount,
  }
}

/**
 * A hash takes a core and 46 MiB. At most half of the cores, so that a flood of logins leaves the others to players.
 * At most three, since Node's pool of four threads also serves files and names.
 */
export const hashQueue = createQueue(Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2))))
