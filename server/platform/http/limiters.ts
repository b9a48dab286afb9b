import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Platform } from '../platform.ts'

export type LimiterRule = {
  readonly points: number
  readonly durationSeconds: number
}

/** Counts in the database, for all processes on all machines together. */
export function databaseLimiter(platform: Platform, { points, durationSeconds }: LimiterRule) {
  const { pool } = platform.database
  const store = { storeClient: pool, storeType: 'pool', tableName: 'rate_limit', tableCreated: true }
  const options = { keyPrefix: '', points, duration: durationSeconds, clearExpiredByTimeout: false }
  return new RateLimiterPostgres({ ...options, ...store })
}

/** Counts in the memory of this process. */
export function memoryLimiter({ points, durationSeconds }: LimiterRule): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: '', points, duration: durationSeconds })
}
