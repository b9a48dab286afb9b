import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { createTurns } from '../../platform/admission/turns.ts'
import { overloaded } from '../../platform/errors.ts'

/** With more waiting, the last ones would wait too long anyway. */
const WAITING_MAX = 200
const WAIT_MAX_MS = 1200
/** After which a refused caller may come again. */
const RETRY_AFTER_SECONDS = 5
/** Part of the longest wait from which on the queue is full: some hashes take longer than others. */
const FULL_FROM = 0.75
/** Weight of the latest turn in the mean time of one. */
const LATEST_WEIGHT = 0.1
/** While others wait for places, a hash is followed by a rest of so many times its own duration. */
const REST_FACTOR = 2

type Queue = {
  /** 503 overloaded when too many wait, or after a second. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Whether one more would hardly have its turn in time. */
  isFull(): boolean
  /** How many wait. */
  waiting(): number
}

export type QueueOptions = {
  readonly waitingMax?: number
  readonly waitMaxMs?: number
  /** Whether the processor is needed elsewhere: then turns are followed by a rest. */
  readonly isNeededElsewhere?: () => boolean
}

/** Limits concurrent work, first come first served. */
export function createQueue(atOnce: number, options: QueueOptions = {}): Queue {
  const { waitingMax = WAITING_MAX, waitMaxMs = WAIT_MAX_MS, isNeededElsewhere = () => false } = options
  const turns = createTurns({ atOnce, waitingMax, waitMaxMs, refusal: () => overloaded(RETRY_AFTER_SECONDS) })
  let meanMs = 0
  /** Takes the time of a turn, and rests at its end if the processor is needed elsewhere. */
  const turnOf = async (work: Promise<unknown>): Promise<void> => {
    const started = performance.now()
    await work.catch(() => undefined)
    if (isNeededElsewhere()) await delay((performance.now() - started) * REST_FACTOR)
    const passed = performance.now() - started
    meanMs += (passed - meanMs) * (meanMs === 0 ? 1 : LATEST_WEIGHT)
  }
  return {
    run: (work) =>
      // The result does not wait for the rest.
      new Promise((resolve, reject) => {
        const turn = () => {
          const done = work()
          resolve(done)
          return turnOf(done)
        }
        turns.take(turn).catch(reject)
      }),
    isFull: () => (turns.waiting() * meanMs) / atOnce > waitMaxMs * FULL_FROM,
    waiting: turns.waiting,
  }
}

let othersWait: (() => boolean) | undefined

/** Lets hashing leave most of the processor to other calls while `areOthersWaiting` says so. */
export function giveWayWhile(areOthersWaiting: () => boolean): void {
  othersWait = areOthersWaiting
}

/**
 * A hash takes a core and 46 MiB. At most half of the cores, so that a flood of logins leaves the others to players.
 * At most three, since Node's pool of four threads also serves files and names.
 */
export const hashQueue = createQueue(Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2))), {
  isNeededElsewhere: () => othersWait?.() ?? false,
})
