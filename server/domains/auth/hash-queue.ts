import { availableParallelism } from 'node:os'
import { GameError } from '../../platform/errors.ts'
import { createTurns } from '../../platform/turns.ts'

/** With more waiting, the last ones would wait too long anyway. */
const WAITING_MAX = 200
const WAIT_MAX_MS = 1500

type Queue = {
  /** 503 overloaded when too many wait, or after a second and a half. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** How many wait. */
  waiting(): number
}

function overloaded() {
  return new GameError(503, 'overloaded', 'Сервер перегружен, попробуйте ещё раз', { retryAfterSeconds: 5 })
}

/** Limits concurrent work, first come first served. */
export function createQueue(atOnce: number, waitingMax = WAITING_MAX, waitMaxMs = WAIT_MAX_MS): Queue {
  const turns = createTurns({ atOnce, waitingMax, waitMaxMs, refusal: overloaded })
  return { run: turns.take, waiting: turns.waiting }
}

/**
 * A hash takes a core and 46 MiB. At most half of the cores, so that a flood of logins leaves the others to players.
 * At most three, since Node's pool of four threads also serves files and names.
 */
export const hashQueue = createQueue(Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2))))
