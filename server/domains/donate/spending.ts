import {
  limitAt,
  monthOf,
  NO_LIMIT,
  requestLimit,
  type Spending,
  type SpendingLimit,
} from '#rules/donate/limit.ts'
import { report } from '../../game/live/report.ts'
import type { ModelRow } from '../../platform/database/model.ts'
import { columnsOf, newRowOf } from '../../platform/database/model-parts.ts'
import { sqlMaybe, sqlOne, sqlSoon } from '../../platform/sql.ts'
import { readOwed } from './debts.ts'
import { donateLimits } from './models.ts'

const LIMIT_COLUMNS = columnsOf(donateLimits)

async function readStoredLimit(playerId: number): Promise<SpendingLimit> {
  const row = await sqlMaybe<ModelRow<typeof donateLimits>>`
    SELECT ${LIMIT_COLUMNS} FROM donate_limit WHERE player_id = ${playerId}`
  if (!row) return NO_LIMIT
  const { kopecks, nextKopecks, nextFrom } = row
  return { kopecks, next: nextFrom && { kopecks: nextKopecks, from: nextFrom.getTime() } }
}

/** The player's own limit as it is now. */
export async function readLimit(playerId: number, instant: Date): Promise<SpendingLimit> {
  return limitAt(await readStoredLimit(playerId), instant.getTime())
}

/** What the player has paid this month, by prices in roubles. */
export async function readSpent(playerId: number, instant: Date): Promise<number> {
  const { spent } = await sqlOne<{ spent: number }>`
    SELECT coalesce(sum(kopecks), 0)::bigint AS spent FROM donate_order
    WHERE player_id = ${playerId} AND state = 'PAID' AND paid_at >= ${new Date(monthOf(instant.getTime()).start)}`
  return spent
}

/** What decides whether the player may order, besides the open order `except`. */
export async function readSpending(playerId: number, instant: Date, except = 0): Promise<Spending> {
  const { openOrders, openKopecks } = await sqlOne<{ openOrders: number; openKopecks: number }>`
    SELECT count(*) AS open_orders, coalesce(sum(kopecks), 0)::bigint AS open_kopecks FROM donate_order
    WHERE player_id = ${playerId} AND state = 'OPEN' AND expires_at > ${instant} AND id <> ${except}`
  const { kopecks } = await readLimit(playerId, instant)
  const [spentKopecks, owedDiamonds] = [await readSpent(playerId, instant), await readOwed(playerId)]
  return { limit: kopecks, spentKopecks, owedDiamonds, openOrders, openKopecks }
}

/** Sets the limit of a locked player, or notes the request of a higher one. */
export async function setLimit(playerId: number, wanted: number | null, instant: Date): Promise<void> {
  const { kopecks, next } = requestLimit(await readStoredLimit(playerId), wanted, instant.getTime())
  const row = {
    playerId,
    kopecks,
    nextKopecks: next?.kopecks ?? null,
    nextFrom: next && new Date(next.from),
  }
  sqlSoon`
    INSERT INTO ${newRowOf(donateLimits, row)}
    ON CONFLICT (player_id) DO UPDATE
    SET kopecks = excluded.kopecks, next_kopecks = excluded.next_kopecks, next_from = excluded.next_from`
  report(playerId, 'donate')
}
