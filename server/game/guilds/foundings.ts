import type { FoundingState } from '#rules/guilds/founding.ts'
import type { ModelRow } from '../../platform/database/model.ts'
import { columnsOf, type ListedRow, newRowOf, someColumnsOf } from '../../platform/database/model-parts.ts'
import { notFound } from '../../platform/errors.ts'
import { sql, sqlMaybe, sqlOne, sqlSoon } from '../../platform/sql.ts'
import { type LockedPlayer, lockPlayers } from '../player/lock-order.ts'
import { players } from '../player/models.ts'
import { type FoundingStatus, guildFoundings, guildShares } from './models.ts'

export type FoundingRow = ModelRow<typeof guildFoundings>

const foundingColumns = columnsOf(guildFoundings)
const listedColumns = columnsOf(guildFoundings, 'founding')
const contributor = someColumnsOf(players, ['id', 'name', 'level', 'guildTag', 'arms'], 'player')

/** A share with the player who has it. */
export type ShareRow = ListedRow<typeof contributor> & { readonly share: number; readonly chippedInAt: Date }

/** A founding in any status. 404. */
export async function findFounding(id: number): Promise<FoundingRow> {
  const founding = await sqlMaybe<FoundingRow>`
    SELECT ${foundingColumns} FROM guild_founding WHERE id = ${id}`
  if (!founding) throw notFound('notFound', 'Такого сбора нет')
  return founding
}

/** The open founding that a player takes part in, if any. */
export function findOpenFoundingOf(playerId: number): Promise<FoundingRow | undefined> {
  return sqlMaybe<FoundingRow>`
    SELECT ${foundingColumns} FROM guild_founding
    WHERE id = (SELECT founding_id FROM guild_share WHERE player_id = ${playerId} AND is_open)`
}

/** Ids of the players with a share: whom commands of a founding lock. */
export async function findContributorIds(foundingId: number): Promise<number[]> {
  const shares = await sql<{ playerId: number }>`
    SELECT player_id FROM guild_share WHERE founding_id = ${foundingId}`
  return shares.map(({ playerId }) => playerId)
}

/** The shares of a founding, the oldest first. */
export function readShares(foundingId: number): Promise<ShareRow[]> {
  return sql<ShareRow>`
    SELECT ${contributor}, share.diamonds AS share, share.chipped_in_at
    FROM guild_share AS share JOIN player ON player.id = share.player_id
    WHERE share.founding_id = ${foundingId} ORDER BY share.chipped_in_at, player.id`
}

export type LockedFounding = {
  readonly founding: FoundingRow
  /** Everybody with a share, by the time of it. */
  readonly contributors: readonly { readonly player: LockedPlayer; readonly share: number }[]
}

/**
 * Locks a founding after the players. Who chipped in while it was waited for is locked late; the deadlock that this can bring is
 * repeated. 404.
 */
export async function lockFounding(id: number, locked: readonly LockedPlayer[]): Promise<LockedFounding> {
  const founding = await sqlMaybe<FoundingRow>`
    SELECT ${foundingColumns} FROM guild_founding WHERE id = ${id} FOR NO KEY UPDATE`
  if (!founding) throw notFound('notFound', 'Такого сбора нет')
  const shares = await sql<{ playerId: number; diamonds: number }>`
    SELECT player_id, diamonds FROM guild_share WHERE founding_id = ${id} ORDER BY chipped_in_at, player_id`
  const late = shares
    .map(({ playerId }) => playerId)
    .filter((playerId) => !locked.some((player) => player.id === playerId))
  const all = late.length === 0 ? locked : [...locked, ...(await lockPlayers(late))]
  return {
    founding,
    contributors: shares.flatMap(({ playerId, diamonds }) => {
      const player = all.find((one) => one.id === playerId)
      return player ? [{ player, share: diamonds }] : []
    }),
  }
}

/** A founding without shares. */
export function insertFounding(
  founding: Pick<FoundingRow, 'founderId' | 'name' | 'tag' | 'description' | 'createdAt' | 'endsAt'>,
): Promise<FoundingRow> {
  return sqlOne<FoundingRow>`
    INSERT INTO ${newRowOf(guildFoundings, { ...founding, diamonds: 0, shareCount: 0 })}
    RETURNING ${foundingColumns}`
}

/** Saves what a locked player has in a founding now. Not awaited. */
export function saveShare(
  foundingId: number,
  playerId: number,
  { diamonds, shareCount, ownShare }: FoundingState,
  at: Date,
): void {
  const row = { foundingId, playerId, diamonds: ownShare, chippedInAt: at }
  sqlSoon`
    INSERT INTO ${newRowOf(guildShares, row)}
    ON CONFLICT (founding_id, player_id) DO UPDATE SET diamonds = excluded.diamonds`
  saveTotals(foundingId, diamonds, shareCount)
}

/** Removes a share that is returned. Not awaited. */
export function removeShare(foundingId: number, playerId: number): void {
  sqlSoon`DELETE FROM guild_share WHERE founding_id = ${foundingId} AND player_id = ${playerId}`
}

export function saveTotals(foundingId: number, diamonds: number, shareCount: number): void {
  sqlSoon`
    UPDATE guild_founding SET diamonds = ${diamonds}, share_count = ${shareCount} WHERE id = ${foundingId}`
}

/** Ends a locked founding. Not awaited. */
export function closeFounding(
  foundingId: number,
  status: Exclude<FoundingStatus, 'OPEN'>,
  closedAt: Date,
): void {
  sqlSoon`UPDATE guild_founding SET status = ${status}, closed_at = ${closedAt} WHERE id = ${foundingId}`
  sqlSoon`UPDATE guild_share SET is_open = false WHERE founding_id = ${foundingId}`
}

const founder = someColumnsOf(players, ['name', 'level', 'guildTag', 'arms'], 'player')

export type ListedFoundingRow = FoundingRow &
  ListedRow<typeof founder> & { readonly founder: string; readonly ownShare: number | null }

/** Open foundings, the newest first, before this one. Those of blocked founders only with a share of the caller. */
export function readOpenFoundings(
  callerId: number,
  before: number,
  limit: number,
): Promise<ListedFoundingRow[]> {
  return sql<ListedFoundingRow>`
    SELECT ${listedColumns}, player.name AS founder, player.level, player.guild_tag, player.arms, own.diamonds AS own_share
    FROM guild_founding AS founding JOIN player ON player.id = founding.founder_id
    LEFT JOIN guild_share AS own ON own.founding_id = founding.id AND own.player_id = ${callerId}
    WHERE founding.status = 'OPEN' AND founding.id < ${before}
      AND (NOT player.is_blocked OR own.diamonds IS NOT NULL)
    ORDER BY founding.id DESC LIMIT ${limit}`
}
