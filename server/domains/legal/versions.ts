import { LEGAL_PAGES, LEGAL_TEXTS, type LegalPage } from '#catalogue/legal/legal-texts.ts'
import { now } from '../../platform/clock.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { conflict } from '../../platform/errors.ts'
import { sql } from '../../platform/sql.ts'
import { legalVersions } from './models.ts'

/** A version of a legal text. The first one comes with the game: it has neither author nor time. */
export type LegalVersion = {
  readonly page: LegalPage
  readonly version: number
  readonly title: string
  readonly body: string
  readonly publishedAt: Date | null
  readonly byName: string | null
}

function firstVersion(page: LegalPage): LegalVersion {
  return { page, version: 1, ...LEGAL_TEXTS[page], publishedAt: null, byName: null }
}

/** Every version of these texts, newest first. */
export async function readVersions(pages: readonly LegalPage[] = LEGAL_PAGES): Promise<LegalVersion[]> {
  const published = await sql<LegalVersion>`
    SELECT page, version, title, body, published_at, player.name AS by_name
    FROM legal_version JOIN player ON player.id = legal_version.by_id
    WHERE page = ANY(${pages}::text[]) ORDER BY published_at DESC, version DESC`
  return [...published, ...pages.map(firstVersion)]
}

/** The version in force. */
export async function readLegalText(page: LegalPage): Promise<LegalVersion> {
  const [newest] = await sql<LegalVersion>`
    SELECT page, version, title, body, published_at, player.name AS by_name
    FROM legal_version JOIN player ON player.id = legal_version.by_id
    WHERE page = ${page} ORDER BY version DESC LIMIT 1`
  return newest ?? firstVersion(page)
}

function changed() {
  return conflict('textChanged', 'Пока вы правили, текст изменил кто-то другой. Откройте его заново.')
}

/** Publishes the version after `version`. 409 textChanged if that is not the one in force. */
export async function publishVersion(
  page: LegalPage,
  { version, title, body }: { readonly version: number; readonly title: string; readonly body: string },
  byId: number,
): Promise<LegalVersion> {
  const present = await readLegalText(page)
  if (present.version !== version) throw changed()
  const row = { page, version: version + 1, title: title.trim(), body: body.trim(), byId, publishedAt: now() }
  try {
    await sql`INSERT INTO ${newRowOf(legalVersions, row)}`
  } catch (error) {
    throw isUniqueViolation(error, 'legal_version_pkey') ? changed() : error
  }
  return readLegalText(page)
}
