import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterCluster,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { Op } from 'sequelize'
import type { OperationFacts, OperationId, RateLimit } from '#generated/operations.ts'
import { operations } from '#generated/operations.ts'
import { networkOf } from '../../address.ts'
import { overloaded, tooManyRequests } from '../../errors.ts'
import { emailKeyOf } from '../../mail/email-key.ts'
import type { Platform } from '../../platform.ts'
import type { Credentials } from '../callers/authenticate.ts'
import type { Caller } from '../callers/caller.ts'
import type { Reply } from '../calls/reply.ts'
import { isFields } from '../contract/contract.ts'
import { databaseLimiter, type LimiterRule, memoryLimiter, processLimiter } from './limiters.ts'
import { rateLimitCounters } from './models.ts'

type Limited = {
  readonly caller: Caller | null
  readonly address: string
  readonly body: unknown
  readonly reply: Pick<Reply, 'header'>
}

type Limit = {
  /** Shown to the caller. */
  readonly name: string
  readonly limiter: RateLimiterAbstract
  readonly durationSeconds: number
  readonly keyOf: (call: Limited) => string
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function emailOf(body: unknown): string {
  return isFields(body) && typeof body.email === 'string' ? emailKeyOf(body.email) : ''
}

/** A tool does not use up what its player may do. */
function byPlayer({ caller, address }: Limited) {
  if (caller?.by === 'token') return `t${caller.sessionId}`
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
 * server from load are counted in Redis for all machines together, or without it in memory for all workers of one machine.
 */
function isShared(facts: OperationFacts) {
  return facts.tag === 'auth' && facts.method !== 'GET'
}

/** All calls of one session, of one personal token, or of one network without a session, per process. */
const CALLS_OF_SESSION = { points: 900, durationSeconds: 60 }
const CALLS_OF_TOKEN = { points: 120, durationSeconds: 60 }
const CALLS_OF_NETWORK = { points: 6000, durationSeconds: 60 }

/** Tries of one network at a call whose own limits count only valid requests, per process. */
const TRIES_OF_NETWORK = { points: 300, durationSeconds: 60 }

/** Who calls, before the session is looked up. */
type UnknownCaller = Pick<Limited, 'address' | 'reply'> & {
  readonly credentials: Pick<Credentials, 'sessionId' | 'by'> | undefined
}

/** Each counts the call, and refuses it with 429 and the seconds to wait when a limit is exceeded. */
export type RateLimits = {
  /** Before anything that costs a statement or looks into the body. */
  countCaller(operation: OperationId, caller: UnknownCaller): Promise<void>
  /** Before validation: limits of the contract that only protect the server from load. */
  countReceived(operation: OperationId, call: Limited): Promise<void>
  /** After validation: limits of the contract that are counted in the database. */
  countValid(operation: OperationId, call: Limited): Promise<void>
}

/** A rule's limit multiplied by RATE_LIMIT_FACTOR and a share in per cent. */
function scaled(
  { config }: Platform,
  { points, durationSeconds }: LimiterRule,
  percent: number,
): LimiterRule {
  const factor = (config.rateLimitFactor * percent) / 100
  return { points: Math.max(1, Math.round(points * factor)), durationSeconds }
}

/** Operations with the same rule share a limiter. Their keys differ. */
function createLimiters(platform: Platform, percent: number) {
  const limiters = new Map<string, RateLimiterAbstract>()
  return (given: RateLimit, shared: boolean): RateLimiterAbstract => {
    const rule = scaled(platform, given, percent)
    const name = JSON.stringify([shared, rule])
    const limiter =
      limiters.get(name) ?? (shared ? databaseLimiter(platform, rule) : memoryLimiter(platform.bus, rule))
    limiters.set(name, limiter)
    return limiter
  }
}

/** The limits of one operation in the contract (`x-rate-limit`). */
function createContractLimits(
  platform: Platform,
  percent: number,
): (operation: OperationId) => readonly Limit[] {
  const limits = new Map<OperationId, readonly Limit[]>()
  const limiterFor = createLimiters(platform, percent)
  const create = (operation: OperationId): readonly Limit[] => {
    const facts: OperationFacts = operations[operation]
    const { rateLimit: rule } = facts
    const made: Limit[] = []
    const add = (name: string, given: RateLimit, keyOf: Limit['keyOf']) =>
      made.push({
        name: operation,
        limiter: limiterFor(given, isShared(facts)),
        durationSeconds: given.durationSeconds,
        keyOf: (call) => `${name}:${keyOf(call)}`,
      })
    if (rule?.by === 'player') add(operation, rule, byPlayer)
    if (rule?.by === 'address') add(operation, rule, byAddress)
    if (rule?.by === 'addressAndEmail') {
      add(operation, rule, byAddressAndEmail)
      // Limits one address that tries many accounts, yet lets a school behind one address in.
      add(`${operation}ByAddress`, { ...rule, points: rule.points * 5 }, byAddress)
    }
    return made
  }
  return (operation) => {
    const made = limits.get(operation) ?? create(operation)
    limits.set(operation, made)
    return made
  }
}

/** The limits of this process on all calls together. */
function createProcessLimits(platform: Platform, percent: number) {
  const limit = (name: string, rule: LimiterRule) => ({
    name,
    limiter: processLimiter(scaled(platform, rule, percent)),
    durationSeconds: rule.durationSeconds,
  })
  return {
    ofSession: limit('allCalls', CALLS_OF_SESSION),
    ofToken: limit('allCalls', CALLS_OF_TOKEN),
    ofNetwork: limit('allCalls', CALLS_OF_NETWORK),
    tries: limit('tries', TRIES_OF_NETWORK),
  }
}

/** The limits at the present share. Those of former shares are kept: an administrator may return to one. */
function limitsByShare(platform: Platform, sharePercent: () => number) {
  const create = (percent: number) => ({
    ofContract: createContractLimits(platform, percent),
    ...createProcessLimits(platform, percent),
  })
  const known = new Map<number, ReturnType<typeof create>>()
  return () => {
    const percent = sharePercent()
    const limits = known.get(percent) ?? create(percent)
    known.set(percent, limits)
    return limits
  }
}

async function consume(
  { name, limiter, durationSeconds }: Omit<Limit, 'keyOf'>,
  key: string,
  reply: Limited['reply'],
): Promise<void> {
  const addHeaders = (left: RateLimiterRes) => {
    const seconds = Math.ceil(left.msBeforeNext / 1000)
    reply.header('RateLimit-Policy', `"${name}";q=${limiter.points};w=${durationSeconds}`)
    reply.header('RateLimit', `"${name}";r=${left.remainingPoints};t=${seconds}`)
    return Math.max(1, seconds)
  }
  try {
    addHeaders(await limiter.consume(key))
  } catch (reason) {
    // The primary did not answer within 5 s, also where it stands in for Redis.
    const asksPrimary = limiter instanceof RateLimiterCluster || limiter instanceof RateLimiterRedis
    if (asksPrimary && reason instanceof Error) throw overloaded()
    if (!(reason instanceof RateLimiterRes)) throw reason
    throw tooManyRequests(addHeaders(reason), name)
  }
}

/**
 * All limits are multiplied by RATE_LIMIT_FACTOR and by `sharePercent`, which may change at any time: what is counted in memory
 * starts again then.
 */
export function createRateLimits(platform: Platform, sharePercent: () => number): RateLimits {
  const limits = limitsByShare(platform, sharePercent)
  const consumeAll = async (operation: OperationId, call: Limited) => {
    for (const limit of limits().ofContract(operation)) await consume(limit, limit.keyOf(call), call.reply)
  }
  return {
    countCaller: async (operation, { credentials, address, reply }) => {
      const { ofSession, ofToken, ofNetwork, tries } = limits()
      const network = networkOf(address)
      if (!credentials) await consume(ofNetwork, network, reply)
      else await consume(credentials.by === 'token' ? ofToken : ofSession, credentials.sessionId, reply)
      if (isShared(operations[operation])) await consume(tries, network, reply)
    },
    countReceived: async (operation, call) => {
      if (!isShared(operations[operation])) await consumeAll(operation, call)
    },
    countValid: async (operation, call) => {
      if (isShared(operations[operation])) await consumeAll(operation, call)
    },
  }
}

/** Removes expired shared counters. */
export function purgeRateLimits(instant: Date, limit: number): Promise<number> {
  return rateLimitCounters().destroy({ where: { expire: { [Op.lt]: instant.getTime() } }, limit })
}
