import type { LegalPage } from '#catalogue/legal/legal-texts.ts'
import { bigint, integer, primaryKey, text, timestamptz } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** Versions of the legal texts that administrators have published. */
export const legalVersions = defineModel('legal_version', {
  page: primaryKey(text<LegalPage>()),
  version: primaryKey(integer()),
  title: text(),
  body: text(),
  byId: bigint(),
  publishedAt: timestamptz(),
})
