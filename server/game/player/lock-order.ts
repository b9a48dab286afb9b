/**
 * The order in which rows are locked. Commands that follow it never deadlock. Others are retried by `inTransaction`
 * at best.
 *
 *   1. due timers (`settleDue`, and the loop that runs them)
 *   2. a crusade whose members, requests or invitations change (`lockCrusade`): it tells which players to lock
 *   3. players, by ascending id, all of a command at once
 *   4. the guild
 *   5. items: resource stacks by player and resource, then gear by id
 *   6. market lots by id
 *
 * A player's lock guards everything that belongs to the player (army, energy, missions, tutorial), so most commands
 * need no other lock.
 */
import { notFound } from '../../platform/errors.ts'
import { sql } from '../../platform/sql.ts'
import { requireTransaction } from '../../platform/transaction.ts'
import { type PlayerRow, playerColumns } from './player-row.ts'

declare const isLocked: unique symbol

/**
 * A player whose row the surrounding transaction has locked. `ledger.ts` keeps it up to date. The brand exists for
 * the compiler only: a row that was merely read does not fit.
 */
export type LockedPlayer = PlayerRow & { readonly [isLocked]: true }

/**
 * Locks players and returns them by ascending id. 404 if one is missing. NO KEY lets others still insert rows that
 * refer to a player.
 */
export async function lockPlayers(ids: readonly number[]): Promise<LockedPlayer[]> {
  requireTransaction()
  const wanted = [...new Set(ids)].sort((a, b) => a - b)
  const players = await sql<LockedPlayer>`
    SELECT ${playerColumns} FROM player WHERE id = ANY(${wanted}::bigint[]) ORDER BY id FOR NO KEY UPDATE`
  if (players.length !== wanted.length) throw notFound('notFound', 'Игрок не найден')
  return players
}

/** Locks one player; 404 if missing. A command that needs several players locks them all at once (`lockPlayers`). */
export async function lockPlayer(id: number): Promise<LockedPlayer> {
  requireTransaction()
  const [player] = await sql<LockedPlayer>`
    SELECT ${playerColumns} FROM player WHERE id = ${id} FOR NO KEY UPDATE`
  if (!player) throw notFound('notFound', 'Игрок не найден')
  return player
}
