import {
  bigint,
  identity,
  integer,
  nullable,
  primaryKey,
  text,
  timestamptz,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

export const guides = defineModel('guide', {
  id: identity(),
  authorId: bigint(),
  publishedRevision: nullable(integer()),
  publishedAt: nullable(timestamptz()),
  createdAt: timestamptz(),
  deletedAt: nullable(timestamptz()),
})

/** Every saved text of a guide. */
export const guideRevisions = defineModel('guide_revision', {
  guideId: primaryKey(bigint()),
  revision: primaryKey(integer()),
  title: text(),
  description: text(),
  content: text(),
  byId: bigint(),
  savedAt: timestamptz(),
})
