import type { NewsState } from '#generated/types.ts'
import { bigint, identity, integer, primaryKey, text, timestamptz } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

export const newsItems = defineModel('news', { id: identity(), createdAt: timestamptz() })

/** Every saved text of news. */
export const newsRevisions = defineModel('news_revision', {
  newsId: primaryKey(bigint()),
  revision: primaryKey(integer()),
  title: text(),
  description: text(),
  version: text(),
  state: text<NewsState>(),
  byId: bigint(),
  savedAt: timestamptz(),
})
