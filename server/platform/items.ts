import { now } from './clock.ts'
import { refuse } from './errors.ts'
import { savePlayer } from './ledger.ts'
import type { LockedPlayer } from './lock-order.ts'
import { sql } from './sql.ts'

/** A stack holds that many at most (section 5). */
export const stackMaximum = 500

/** Why a resource came or went: the specification's sources, letter by letter. */
export const resourceSources = [
  'MISSION',
  'GROUP_MISSION',
  'MARKET',
  'DONATE',
  'CRAFT',
  'BUILDING',
  'DAILY_REWARD',
] as const
export type ResourceSource = (typeof resourceSources)[number]

/** A positive amount of one resource of the catalogue. */
export interface ResourceAmount {
  readonly resourceId: number
  readonly amount: number
}

const inOrder = (resources: readonly ResourceAmount[]): ResourceAmount[] => {
  const amounts = new Map<number, number>()
  for (const { resourceId, amount } of resources) {
    if (!Number.isSafeInteger(amount) || amount <= 0)
      throw new Error(`Not an amount of a resource: ${amount}`)
    amounts.set(resourceId, (amounts.get(resourceId) ?? 0) + amount)
  }
  return [...amounts]
    .map(([resourceId, amount]) => ({ resourceId, amount }))
    .sort((a, b) => a.resourceId - b.resourceId)
}

/**
 * Puts resources into a locked player's storage and into the history. What does not fit on a full stack is left
 * behind. Returns what was really received.
 */
export const receiveResources = async (
  player: LockedPlayer,
  resources: readonly ResourceAmount[],
  source: ResourceSource,
  reference?: string,
): Promise<ResourceAmount[]> => {
  const wanted = inOrder(resources)
  if (wanted.length === 0) return []
  const received = await sql<ResourceAmount>`
    WITH wanted AS (
      SELECT * FROM unnest(${wanted.map((one) => one.resourceId)}::int[], ${wanted.map((one) => one.amount)}::bigint[])
        AS line (resource_id, amount)
    ), fitting AS (
      SELECT wanted.resource_id, least(wanted.amount, ${stackMaximum} - coalesce(stack.amount, 0))::int AS amount
      FROM wanted LEFT JOIN resource_stack AS stack
        ON stack.player_id = ${player.id} AND stack.resource_id = wanted.resource_id
    ), stored AS (
      INSERT INTO resource_stack (player_id, resource_id, amount)
      SELECT ${player.id}, resource_id, amount FROM fitting WHERE amount > 0 ORDER BY resource_id
      ON CONFLICT (player_id, resource_id) DO UPDATE SET amount = resource_stack.amount + excluded.amount
    )
    INSERT INTO resource_entry (player_id, resource_id, action, amount, source, reference, created_at)
    SELECT ${player.id}, resource_id, 'RECEIVED', amount, ${source}, ${reference ?? null}, ${now()}
    FROM fitting WHERE amount > 0 ORDER BY resource_id
    RETURNING resource_id, amount`
  if (received.length > 0) savePlayer(player, {})
  return received
}

/**
 * Takes resources out of a locked player's storage; what is in the market is not touched. Refuses with 422
 * notEnoughResources if one of them is short, and takes none then.
 */
export const removeResources = async (
  player: LockedPlayer,
  resources: readonly ResourceAmount[],
  source: ResourceSource,
  reference?: string,
): Promise<void> => {
  const wanted = inOrder(resources)
  if (wanted.length === 0) return
  const removed = await sql<ResourceAmount>`
    WITH wanted AS (
      SELECT * FROM unnest(${wanted.map((one) => one.resourceId)}::int[], ${wanted.map((one) => one.amount)}::bigint[])
        AS line (resource_id, amount)
    ), taken AS (
      UPDATE resource_stack AS stack SET amount = stack.amount - wanted.amount::int FROM wanted
      WHERE stack.player_id = ${player.id} AND stack.resource_id = wanted.resource_id
        AND stack.amount - stack.amount_in_market >= wanted.amount
      RETURNING stack.resource_id, wanted.amount::int AS amount
    )
    INSERT INTO resource_entry (player_id, resource_id, action, amount, source, reference, created_at)
    SELECT ${player.id}, resource_id, 'REMOVED', amount, ${source}, ${reference ?? null}, ${now()}
    FROM taken ORDER BY resource_id
    RETURNING resource_id, amount`
  if (removed.length < wanted.length) {
    throw refuse('notEnoughResources', 'Недостаточно ресурсов')
  }
  savePlayer(player, {})
}
