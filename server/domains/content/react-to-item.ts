import type { Reaction, ReactToItemResult } from '#generated/types.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { type Item, setReaction } from '../../game/reactions/reactions.ts'
import { notFound } from '../../platform/errors.ts'
import { forgetPublicAnswers } from '../../platform/http/handlers/public-query.ts'
import { sqlMaybe } from '../../platform/sql.ts'
import { afterCommit } from '../../platform/transaction.ts'
import { isNewsShown } from './news.ts'

async function isGuideShown(id: number): Promise<boolean> {
  const found = await sqlMaybe`
    SELECT 1 AS one FROM guide WHERE id = ${id} AND published_revision IS NOT NULL AND deleted_at IS NULL`
  return found !== undefined
}

/** Sets or takes back the player's reaction. 404 for what players do not see. */
export async function reactToItem(
  player: LockedPlayer,
  item: Item,
  reaction: Reaction | null,
): Promise<ReactToItemResult> {
  const { itemKind, itemId } = item
  const isShown = itemKind === 'GUIDE' ? await isGuideShown(itemId) : await isNewsShown(itemId)
  if (!isShown) throw notFound()
  // Who likes a text and opens it again at once sees the like counted.
  afterCommit(forgetPublicAnswers)
  return { itemKind, itemId, reaction, ...(await setReaction(player, item, reaction)) }
}
