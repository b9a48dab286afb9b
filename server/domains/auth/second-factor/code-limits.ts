import { RateLimiterRes } from 'rate-limiter-flexible'
import { currentPlatform } from '../../../platform/ambient.ts'
import { tooManyRequests } from '../../../platform/errors.ts'
import { databaseLimiter } from '../../../platform/http/limits/limiters.ts'

/**
 * Codes that are tried for one account, right or wrong. A code of the app has a million values, three of them right:
 * forty tries a day find one with 0.012 %.
 */
const LIMITS = [
  { name: 'codes', points: 10, durationSeconds: 15 * 60 },
  { name: 'codesOfDay', points: 40, durationSeconds: 86_400 },
] as const

/**
 * Counts a try to give a code, shared by all processes. 429 when there were too many. A device that the account has
 * used counts for itself, so that whoever knows the password cannot lock its owner out.
 */
export async function countCode(playerId: number, knownDevice: string | null): Promise<void> {
  const platform = currentPlatform()
  for (const { name, points, durationSeconds } of LIMITS) {
    const allowed = Math.max(1, Math.round(points * platform.config.rateLimitFactor))
    const limiter = databaseLimiter(platform, { points: allowed, durationSeconds })
    try {
      await limiter.consume(`${name}:${playerId}:${knownDevice ?? 'new'}`)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      throw tooManyRequests(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)), name)
    }
  }
}
