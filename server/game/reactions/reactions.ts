import type { Reaction, ReactionItemKind } from '#generated/types.ts'
import { now } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sql, sqlMaybe } from '../../platform/sql.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import { playerReactions, reactionCounts } from './models.ts'

export type Item = { readonly itemKind: ReactionItemKind; readonly itemId: number }
type Counts = { readonly likes: number; readonly dislikes: number }

/** How a count changes when a reaction takes the place of another one. */
function change(of: Reaction, before: Reaction | null, after: Reaction | null): number {
  return Number(after === of) - Number(before === of)
}

async function readCounts({ itemKind, itemId }: Item): Promise<Counts> {
  const found = await sqlMaybe<Counts>`
    SELECT likes, dislikes FROM reaction_count WHERE item_kind = ${itemKind} AND item_id = ${itemId}`
  return found ?? { likes: 0, dislikes: 0 }
}

/**
 * Sets the player's only reaction to an item, or takes it back (null). Returns the item's counts. The locked player's row keeps calls of
 * one player apart; the row of the counts is locked last.
 */
export async function setReaction(
  { id: playerId }: LockedPlayer,
  { itemKind, itemId }: Item,
  reaction: Reaction | null,
): Promise<Counts> {
  const found = await sqlMaybe<{ reaction: Reaction }>`
    SELECT reaction FROM player_reaction
    WHERE player_id = ${playerId} AND item_kind = ${itemKind} AND item_id = ${itemId}`
  const before = found?.reaction ?? null
  if (before === reaction) return readCounts({ itemKind, itemId })
  if (reaction === null)
    await sql`DELETE FROM player_reaction
      WHERE player_id = ${playerId} AND item_kind = ${itemKind} AND item_id = ${itemId}`
  else
    await sql`
      INSERT INTO ${newRowOf(playerReactions, { playerId, itemKind, itemId, reaction, reactedAt: now() })}
      ON CONFLICT (player_id, item_kind, item_id) DO UPDATE SET reaction = excluded.reaction, reacted_at = excluded.reacted_at`
  const likes = change('LIKE', before, reaction)
  const dislikes = change('DISLIKE', before, reaction)
  const first = { itemKind, itemId, likes: Math.max(likes, 0), dislikes: Math.max(dislikes, 0) }
  await sql`
    INSERT INTO ${newRowOf(reactionCounts, first)} ON CONFLICT (item_kind, item_id)
    DO UPDATE SET likes = reaction_count.likes + ${likes}, dislikes = reaction_count.dislikes + ${dislikes}`
  return readCounts({ itemKind, itemId })
}

/** The player's reactions to some items of a kind. Those without are left out. */
export function readReactions(
  playerId: number,
  itemKind: ReactionItemKind,
  itemIds: readonly number[],
): Promise<{ itemId: number; reaction: Reaction }[]> {
  return sql<{ itemId: number; reaction: Reaction }>`
    SELECT item_id, reaction FROM player_reaction
    WHERE player_id = ${playerId} AND item_kind = ${itemKind} AND item_id = ANY(${itemIds}::bigint[])
    ORDER BY item_id`
}
