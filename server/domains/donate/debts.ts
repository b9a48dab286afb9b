import { CURRENCIES, shortageOf } from '#rules/core/currencies.ts'
import { shareAmongDebts } from '#rules/donate/orders.ts'
import { report } from '../../game/live/report.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { conflict, refuse } from '../../platform/errors.ts'
import { sql, sqlOne, sqlSoon } from '../../platform/sql.ts'

/** Diamonds of refunded orders that were spent and are not given back yet. */
export async function readOwed(playerId: number): Promise<number> {
  const { owed } = await sqlOne<{ owed: number }>`
    SELECT coalesce(sum(diamonds_missing), 0)::bigint AS owed FROM donate_order
    WHERE player_id = ${playerId} AND diamonds_missing > 0`
  return owed
}

type Debt = { readonly id: number; readonly packKey: string; readonly diamondsMissing: number }

/** Gives back what a locked player owes, as far as the purse reaches, the oldest order first. Resolves to what was given. */
export async function giveBackOwed(player: LockedPlayer): Promise<number> {
  const debts = await sql<Debt>`
    SELECT id, pack_key, diamonds_missing FROM donate_order
    WHERE player_id = ${player.id} AND diamonds_missing > 0 ORDER BY id`
  const shares = shareAmongDebts(
    debts.map(({ diamondsMissing }) => diamondsMissing),
    player.diamonds,
  )
  for (const [index, { id, packKey }] of debts.entries()) {
    const paid = shares[index] ?? 0
    if (paid === 0) continue
    spend(player, { diamonds: paid }, 'DONATE', { reference: `donateRefund:${id}:${packKey}` })
    sqlSoon`
      UPDATE donate_order SET diamonds_taken = diamonds_taken + ${paid}, diamonds_missing = diamonds_missing - ${paid}
      WHERE id = ${id}`
    report(player.id, 'donate')
  }
  return shares.reduce((sum, paid) => sum + paid, 0)
}

/** Gives back owed diamonds by the player's own call. 409 nothingOwed, 422 notEnoughDiamonds for an empty purse. */
export async function settleDebt(player: LockedPlayer): Promise<number> {
  const owed = await readOwed(player.id)
  if (owed === 0) throw conflict('nothingOwed', 'Возвращать нечего')
  if (player.diamonds === 0) {
    const reason = shortageOf(CURRENCIES.DIAMONDS, 0, owed)
    throw refuse(reason.code, reason.message, { reasons: [reason] })
  }
  return owed - (await giveBackOwed(player))
}
