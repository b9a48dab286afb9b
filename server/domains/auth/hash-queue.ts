import { availableParallelism } from 'node:os'
import { GameError } from '../../platform/errors.ts'

/** More hashes waiting than this would time their callers out anyway. */
const mostWaiting = 200

/** Runs pieces of heavy work a few at a time, first come first served; 503 overloaded when too many wait. */
export function createQueue(atOnce: number, waitingLimit = mostWaiting) {
  const waiting: (() => void)[] = []
  let running = 0
  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting.length >= waitingLimit) {
      throw new GameError(503, 'overloaded', 'Сервер перегружен, попробуйте ещё раз', {
        retryAfterSeconds: 5,
      })
    }
    // The place of the one that leaves is handed over: `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/**
 * Hashing takes a core and 46 MiB each time: half of the cores at most, so that a flood of logins leaves the others to
 * those who play. Three at most, since Node's pool of four threads serves files and names as well.
 */
export const hashQueue = createQueue(Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2))))
