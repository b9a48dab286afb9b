import { readRichText } from '../../game/texts/read-rich-text.ts'
import { badRequest } from '../../platform/bad-request.ts'
import { now } from '../../platform/clock.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { conflict } from '../../platform/errors.ts'
import { sql, sqlOne } from '../../platform/sql.ts'
import { guideRevisions, guides } from './models.ts'
import { type EditedGuide, requireEditedGuide } from './queries.ts'

type GivenText = { readonly title: string; readonly description: string; readonly content: string }

const CONTENT_LIMIT = {
  field: 'guideContent',
  path: 'body.content',
  message: 'Текст не длиннее 200 000 знаков вместе с оформлением',
} as const

/** The text as it is stored: the content is cleaned. 400 if it is too long or has no title. */
function textOfGuide(given: GivenText): GivenText {
  const title = given.title.trim()
  // A title of spaces alone passes the schema.
  if (title === '')
    throw badRequest([{ path: 'body.title', message: 'Назовите руководство, до 50 знаков в одну строку' }])
  const content = readRichText(given.content, CONTENT_LIMIT)
  return { title, description: given.description.trim(), content }
}

async function addRevision(guideId: number, revision: number, text: GivenText, byId: number): Promise<void> {
  await sql`INSERT INTO ${newRowOf(guideRevisions, { guideId, revision, ...text, byId, savedAt: now() })}`
}

export async function createGuide(given: GivenText, byId: number): Promise<EditedGuide> {
  const text = textOfGuide(given)
  const row = {
    authorId: byId,
    publishedRevision: null,
    publishedAt: null,
    createdAt: now(),
    deletedAt: null,
  }
  const { id } = await sqlOne<{ id: number }>`INSERT INTO ${newRowOf(guides, row)} RETURNING id`
  await addRevision(id, 1, text, byId)
  return requireEditedGuide(id)
}

/** Somebody else has saved the guide since the editor read it. */
export function textChanged() {
  return conflict('textChanged', 'Пока вы правили, текст изменил кто-то другой. Откройте его заново.')
}

/** Saves the revision after the one that the editor has read. 409 textChanged if that is not the last one. */
export async function saveGuide(
  guideId: number,
  given: GivenText & { readonly revision: number },
  byId: number,
): Promise<EditedGuide> {
  const text = textOfGuide(given)
  const last = await requireEditedGuide(guideId)
  if (last.revision !== given.revision) throw textChanged()
  try {
    await addRevision(guideId, last.revision + 1, text, byId)
  } catch (error) {
    throw isUniqueViolation(error, 'guide_revision_pkey') ? textChanged() : error
  }
  return requireEditedGuide(guideId)
}
