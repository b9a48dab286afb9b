import cluster from 'node:cluster'
import {
  type RateLimiterAbstract,
  RateLimiterCluster,
  RateLimiterClusterMaster,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import type { AmbientPlatform } from '../../ambient-platform.ts'
import type { Bus } from '../../bus/bus.ts'

export type LimiterRule = {
  readonly points: number
  readonly durationSeconds: number
}

/** Counts in the database, for all processes on all machines together. */
export function databaseLimiter(platform: AmbientPlatform, { points, durationSeconds }: LimiterRule) {
  const { pool } = platform.database
  const store = { storeClient: pool, storeType: 'pool', tableName: 'rate_limit', tableCreated: true }
  const options = { keyPrefix: '', points, duration: durationSeconds, clearExpiredByTimeout: false }
  // A caller past the limit is refused from memory: a flood of refusals costs no statements.
  return new RateLimiterPostgres({ ...options, ...store, inMemoryBlockOnConsumed: points + 1 })
}

/**
 * Counts in Redis for all machines together, if there is a bus; otherwise, and while Redis does not answer, in memory: of this process,
 * or of the primary for all its workers together.
 */
export function memoryLimiter(
  bus: Bus | undefined,
  { points, durationSeconds }: LimiterRule,
): RateLimiterAbstract {
  // The primary keeps one set of counters per prefix.
  const options = { keyPrefix: `${points} in ${durationSeconds} s`, points, duration: durationSeconds }
  const own = cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options)
  return bus ? busLimiter(bus, { points, durationSeconds }, own) : own
}

/** Counts in Redis for all machines together, and with `insurance` while Redis does not answer. */
export function busLimiter(
  bus: Bus,
  { points, durationSeconds }: LimiterRule,
  insurance: RateLimiterAbstract,
): RateLimiterAbstract {
  return new RateLimiterRedis({
    storeClient: {
      get isReady() {
        return bus.isAnswering()
      },
      eval: bus.evaluate,
    },
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: insurance,
    keyPrefix: `${bus.prefix}:limit:${points} in ${durationSeconds} s`,
    points,
    duration: durationSeconds,
    // A caller past the limit is refused from memory: a flood of refusals costs Redis nothing.
    inMemoryBlockOnConsumed: points + 1,
  })
}

/** Counts in the memory of this process alone, without asking the primary. */
export function processLimiter({ points, durationSeconds }: LimiterRule): RateLimiterAbstract {
  return new RateLimiterMemory({ points, duration: durationSeconds })
}

/** In the primary: counts for its workers. */
export function countForWorkers(): void {
  new RateLimiterClusterMaster()
}
