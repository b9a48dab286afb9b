import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterCluster, RateLimiterRes } from 'rate-limiter-flexible'
import { Op } from 'sequelize'
import type { OperationFacts, OperationId, RateLimit } from '../../../generated/operations.ts'
import { operations } from '../../../generated/operations.ts'
import { tooManyRequests } from '../errors.ts'
import { emailKeyOf } from '../mail/email-key.ts'
import type { Platform } from '../platform.ts'
import { networkOf } from './address.ts'
import type { Caller } from './caller.ts'
import { isFields } from './contract.ts'
import { overloaded } from './failure.ts'
import { databaseLimiter, memoryLimiter } from './limiters.ts'
import { rateLimitCounters } from './models.ts'
import type { Reply } from './reply.ts'

type Limited = {
  readonly caller: Caller | null
  readonly address: string
  readonly body: unknown
  readonly reply: Pick<Reply, 'header'>
}

type Limit = {
  readonly limiter: RateLimiterAbstract
  readonly rule: RateLimit
  readonly keyOf: (call: Limited) => string
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function emailOf(body: unknown): string {
  return isFields(body) && typeof body.email === 'string' ? emailKeyOf(body.email) : ''
}

function byPlayer({ caller, address }: Limited) {
  return caller ? `p${caller.playerId}` : `a${networkOf(address)}`
}
function byAddress({ address }: Limited) {
  return `a${networkOf(address)}`
}
function byAddressAndEmail(call: Limited) {
  return digest(`${networkOf(call.address)} ${emailOf(call.body)}`)
}

/**
 * Limits against guessing are counted in the database, for all machines together. Limits that only protect the
 * server from load are counted in memory, for all workers of one machine together.
 */
function isShared(facts: OperationFacts) {
  return facts.tag === 'auth' && facts.method !== 'GET'
}

export type RateLimits = {
  /** Whether the counters are in the database. Those are counted only for valid requests. */
  isShared(operation: OperationId): boolean
  /** Counts the call. 429 with the seconds to wait when a limit is exceeded. */
  count(operation: OperationId, call: Limited): Promise<void>
}

/** Operations with the same rule share a limiter. Their keys differ. */
function createLimiters(platform: Platform) {
  const limiters = new Map<string, RateLimiterAbstract>()
  return (given: RateLimit, shared: boolean): RateLimiterAbstract => {
    const points = Math.max(1, Math.round(given.points * platform.config.rateLimitFactor))
    const rule = { points, durationSeconds: given.durationSeconds }
    const name = JSON.stringify([shared, rule])
    const limiter = limiters.get(name) ?? (shared ? databaseLimiter(platform, rule) : memoryLimiter(rule))
    limiters.set(name, limiter)
    return limiter
  }
}

/**
 * The limits of the contract (`x-rate-limit`), multiplied by RATE_LIMIT_FACTOR. Each is created at the first call of
 * its operation.
 */
export function createRateLimits(platform: Platform): RateLimits {
  const limits = new Map<OperationId, readonly Limit[]>()
  const limiterFor = createLimiters(platform)
  const limitsOf = (operation: OperationId): readonly Limit[] => {
    const known = limits.get(operation)
    if (known) return known
    const facts: OperationFacts = operations[operation]
    const made: Limit[] = []
    const add = (name: string, rule: RateLimit, keyOf: Limit['keyOf']) =>
      made.push({
        limiter: limiterFor(rule, isShared(facts)),
        rule,
        keyOf: (call) => `${name}:${keyOf(call)}`,
      })
    const rule = facts.rateLimit
    if (rule?.by === 'player') add(operation, rule, byPlayer)
    if (rule?.by === 'address') add(operation, rule, byAddress)
    if (rule?.by === 'addressAndEmail') {
      add(operation, rule, byAddressAndEmail)
      // Limits one address that tries many accounts, yet lets a school behind one address in.
      add(`${operation}ByAddress`, { ...rule, points: rule.points * 5 }, byAddress)
    }
    limits.set(operation, made)
    return made
  }
  const consume = async (operation: OperationId, { limiter, rule, keyOf }: Limit, call: Limited) => {
    const policy = `"${operation}";q=${limiter.points};w=${rule.durationSeconds}`
    const tell = (left: RateLimiterRes) => {
      const seconds = Math.ceil(left.msBeforeNext / 1000)
      call.reply.header('RateLimit-Policy', policy)
      call.reply.header('RateLimit', `"${operation}";r=${left.remainingPoints};t=${seconds}`)
      return Math.max(1, seconds)
    }
    try {
      tell(await limiter.consume(keyOf(call)))
    } catch (reason) {
      // The primary did not answer within 5 s.
      if (limiter instanceof RateLimiterCluster && reason instanceof Error) throw overloaded()
      if (!(reason instanceof RateLimiterRes)) throw reason
      throw tooManyRequests(tell(reason), operation)
    }
  }
  return {
    isShared: (operation) => isShared(operations[operation]),
    count: async (operation, call) => {
      for (const limit of limitsOf(operation)) await consume(operation, limit, call)
    },
  }
}

/** Removes expired shared counters. */
export function purgeRateLimits(instant: Date): Promise<unknown> {
  return rateLimitCounters().destroy({ where: { expire: { [Op.lt]: instant.getTime() } } })
}
