import { z } from 'zod'
import { bigint, integer, jsonb, primaryKey, text, timestamptz } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

export type TextKind = 'TIP' | 'TUTORIAL'

export type StoredState = 'DRAFT' | 'PUBLISHED' | 'DEFAULT'

/** The fields of a text by name. */
export type Words = Readonly<Record<string, string>>

/** The fields of a text, as stored. */
export const storedWords = z.record(z.string(), z.string())

/** Every saved text of a tip or a quest. */
export const textRevisions = defineModel('text_revision', {
  kind: primaryKey(text<TextKind>()),
  key: primaryKey(text()),
  revision: primaryKey(integer()),
  words: jsonb<Words>(),
  state: text<StoredState>(),
  byId: bigint(),
  savedAt: timestamptz(),
})
