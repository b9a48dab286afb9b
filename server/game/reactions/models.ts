import type { Reaction, ReactionItemKind } from '#generated/types.ts'
import { bigint, primaryKey, text, timestamptz } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

export const playerReactions = defineModel('player_reaction', {
  playerId: primaryKey(bigint()),
  itemKind: primaryKey(text<ReactionItemKind>()),
  itemId: primaryKey(bigint()),
  reaction: text<Reaction>(),
  reactedAt: timestamptz(),
})

/** The sums of `player_reaction`. */
export const reactionCounts = defineModel('reaction_count', {
  itemKind: primaryKey(text<ReactionItemKind>()),
  itemId: primaryKey(bigint()),
  likes: bigint(),
  dislikes: bigint(),
})
