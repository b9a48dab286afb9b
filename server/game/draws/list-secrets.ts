import { daysBetween } from '#rules/proof/day-secrets.ts'
import { now } from '../../platform/clock.ts'
import type { ModelRow } from '../../platform/database/model.ts'
import { columnsOf, type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sql } from '../../platform/sql.ts'
import { gameDayOf } from '../energy/game-day.ts'
import { laterDay } from './days.ts'
import { daySecrets, secretChains } from './models.ts'

const CHAINS_LISTED = 100
const SECRETS_LISTED = 1000

// Without the sealed secret.
const chainColumns = someColumnsOf(secretChains, [
  'id',
  'firstDay',
  'lastDay',
  'commitment',
  'createdAt',
  'retiredOn',
])

export type PublicChain = ListedRow<typeof chainColumns>

export type PublicSecrets = {
  readonly today: string
  readonly chains: readonly PublicChain[]
  readonly secrets: readonly ModelRow<typeof daySecrets>[]
  /** The last day of the next page. */
  readonly nextUntil: string | null
}

/** The chains, and what is public of the `days` days up to `until`. */
export async function listSecrets(until: string | undefined, days: number): Promise<PublicSecrets> {
  const today = gameDayOf(now())
  const last = until ?? laterDay(today, -1)
  const chains = await sql<PublicChain>`
    SELECT ${chainColumns} FROM secret_chain ORDER BY id DESC LIMIT ${CHAINS_LISTED}`
  const secrets = await sql<ModelRow<typeof daySecrets>>`
    SELECT ${columnsOf(daySecrets)} FROM day_secret WHERE day <= ${last} AND day > ${last}::date - ${days}::int
    ORDER BY day DESC, chain_id DESC LIMIT ${SECRETS_LISTED}`
  const hasEarlier = chains.some(({ firstDay }) => daysBetween(firstDay, last) >= days)
  return { today, chains, secrets, nextUntil: hasEarlier ? laterDay(last, -days) : null }
}
