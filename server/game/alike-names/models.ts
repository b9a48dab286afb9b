import { bigint, boolean, primaryKey, text } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** Whose name it is: a lord's, a guild's, or the tag of a guild. */
export type NameKind = 'PLAYER' | 'GUILD' | 'TAG'

/** What is checked, one after the other. */
export type NameSource = 'player' | 'guild'

/** Names that could not be chosen today. The owner is a player or a guild. */
export const alikeNames = defineModel('alike_name', {
  kind: primaryKey(text<NameKind>()),
  ownerId: primaryKey(bigint()),
  /** Reserved for the game. Otherwise another has the look. */
  isReserved: boolean(),
})

/** How far the check of names has come. No row: it begins with the first player. */
export const alikeNameMarks = defineModel('alike_name_mark', {
  source: primaryKey(text<NameSource>()),
  checkedId: bigint(),
})
