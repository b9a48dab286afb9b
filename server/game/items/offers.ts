import { refuse } from '../../platform/errors.ts'
import { sql } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import { type StackStore, stackStore } from './stack-store.ts'

/** The items that are kept in stacks. */
export type StackKind = 'resource' | 'consumable'

/** A positive amount of one item. */
export type StackOffer = {
  readonly kind: StackKind
  readonly id: number
  readonly amount: number
}

const NOT_ENOUGH_ITEMS = { code: 'notEnoughItems', message: 'Столько у вас нет' } as const
const stores = {
  resource: stackStore('resource', NOT_ENOUGH_ITEMS),
  consumable: stackStore('consumable', NOT_ENOUGH_ITEMS),
} satisfies Record<StackKind, StackStore>

/**
 * Puts a part of a locked player's stack on the market: the player keeps it but cannot use it. 422 notEnoughItems.
 */
export async function offerStack(player: LockedPlayer, { kind, id, amount }: StackOffer): Promise<void> {
  const { stack, idColumn, fact } = stores[kind]
  const offered = await sql`
    UPDATE ${stack} SET amount_in_market = amount_in_market + ${amount}
    WHERE player_id = ${player.id} AND ${idColumn} = ${id} AND amount - amount_in_market >= ${amount}
    RETURNING ${idColumn}`
  if (offered.length === 0) throw refuse(NOT_ENOUGH_ITEMS.code, NOT_ENOUGH_ITEMS.message)
  report(player.id, fact)
}

/** Takes it off the market. The table's checks fail if it was not there. */
export async function withdrawStack(player: LockedPlayer, { kind, id, amount }: StackOffer): Promise<void> {
  const { stack, idColumn, fact } = stores[kind]
  await sql`
    UPDATE ${stack} SET amount_in_market = amount_in_market - ${amount}
    WHERE player_id = ${player.id} AND ${idColumn} = ${id}`
  report(player.id, fact)
}
