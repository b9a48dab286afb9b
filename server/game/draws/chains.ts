import { daySecretChain, daySecretHash, daysBetween, isDaySecret } from '#rules/proof/day-secrets.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import type { AmbientPlatform } from '../../platform/ambient-platform.ts'
import { now } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { presentMark, seal, unseal } from '../../platform/seal.ts'
import { sql, sqlMaybe, sqlOne } from '../../platform/sql.ts'
import { laterDay } from './days.ts'
import { secretChains } from './models.ts'

/** Three years. */
const CHAIN_DAYS = 1096
/** A chain is made, and its commitment published, at least that many days before the first draw from it. */
const AHEAD_DAYS = 365

function boundTo(commitment: string): string {
  return `chain ${commitment}`
}

/** 256 bits from the system's random source. */
function newSecret(): string {
  const { random } = currentPlatform()
  return random.seed() + random.seed()
}

async function makeChain(firstDay: string): Promise<void> {
  const last = newSecret()
  const [first = last] = daySecretChain(last, CHAIN_DAYS)
  const commitment = daySecretHash(first)
  const row = {
    firstDay,
    lastDay: laterDay(firstDay, CHAIN_DAYS - 1),
    commitment,
    sealedSecret: seal('daySecret', boundTo(commitment), last),
    createdAt: now(),
  }
  // Another process may have made it meanwhile: then its chain is the one.
  await sql`INSERT INTO ${newRowOf(secretChains, row)} ON CONFLICT (first_day) WHERE retired_on IS NULL DO NOTHING`
}

/** Makes sure that chains reach at least a year beyond the day. The first one begins on it, each next one after the last. */
export async function extendChains(day: string): Promise<void> {
  for (;;) {
    const { lastDay } = await sqlOne<{ lastDay: string | null }>`
      SELECT max(last_day) AS last_day FROM secret_chain WHERE retired_on IS NULL`
    if (lastDay !== null && daysBetween(day, lastDay) >= AHEAD_DAYS) return
    await makeChain(lastDay === null ? day : laterDay(lastDay, 1))
  }
}

type SealedChain = {
  readonly id: number
  readonly firstDay: string
  readonly commitment: string
  readonly sealedSecret: Buffer
}

type OpenChain = { readonly firstDay: string; readonly secrets: readonly string[] }

/** Chains that this process has computed. */
const known = new WeakMap<AmbientPlatform, Map<number, OpenChain>>()

function knownChains(): Map<number, OpenChain> {
  const platform = currentPlatform()
  const chains = known.get(platform) ?? new Map<number, OpenChain>()
  known.set(platform, chains)
  return chains
}

function lastSecretOf({ commitment, sealedSecret }: SealedChain): string {
  const last = unseal('daySecret', boundTo(commitment), sealedSecret)
  if (!isDaySecret(last)) throw new Error('The stored secret of a chain is malformed')
  return last
}

async function openChain(chainId: number): Promise<OpenChain> {
  const chain = knownChains().get(chainId)
  if (chain) return chain
  const row = await sqlOne<SealedChain>`
    SELECT id, first_day, commitment, sealed_secret FROM secret_chain WHERE id = ${chainId}`
  const { firstDay } = row
  const opened = { firstDay, secrets: daySecretChain(lastSecretOf(row), CHAIN_DAYS) }
  knownChains().set(chainId, opened)
  return opened
}

/** The secret of a day in a chain. It leaves this folder only when the day is over. */
export async function secretOf(chainId: number, day: string): Promise<string> {
  const { firstDay, secrets } = await openChain(chainId)
  const secret = secrets[daysBetween(firstDay, day)]
  if (secret === undefined) throw new Error(`The chain ${chainId} has no secret of ${day}`)
  return secret
}

/** The chain in use on a day, if there is one. */
export async function findChain(day: string): Promise<number | undefined> {
  const chain = await sqlMaybe<{ id: number }>`
    SELECT id FROM secret_chain WHERE retired_on IS NULL AND ${day} BETWEEN first_day AND last_day`
  return chain?.id
}

/**
 * Encrypts the chains with the key of the present secret, so that a former one can be forgotten. Throws if no known secret
 * opens a chain in use: nothing could be drawn. Chains that were replaced are left as they are then.
 */
export async function resealChains(): Promise<void> {
  const mark = presentMark('daySecret')
  const outdated = await sql<SealedChain & { retiredOn: string | null }>`
    SELECT id, first_day, commitment, sealed_secret, retired_on FROM secret_chain
    WHERE substring(sealed_secret FOR ${mark.length}) <> ${mark} ORDER BY id`
  for (const chain of outdated) {
    const last = readableSecret(chain)
    if (last !== undefined) {
      const fresh = seal('daySecret', boundTo(chain.commitment), last)
      await sql`
        UPDATE secret_chain SET sealed_secret = ${fresh} WHERE id = ${chain.id} AND sealed_secret = ${chain.sealedSecret}`
    } else if (chain.retiredOn === null) {
      throw new Error(
        'The day secrets are encrypted with another SECRET. Put that one into SECRET_PREVIOUS, ' +
          'or, if it is lost or has leaked, run: npm run retire-chain',
      )
    }
  }
}

function readableSecret(chain: SealedChain): string | undefined {
  try {
    return lastSecretOf(chain)
  } catch {
    return undefined
  }
}
