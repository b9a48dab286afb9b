import { textOf } from '#rules/content/rich-text-words.ts'
import { now } from '../../platform/clock.ts'
import { refuse } from '../../platform/errors.ts'
import { sql } from '../../platform/sql.ts'
import { type EditedGuide, requireEditedGuide, requireRevision } from './queries.ts'
import { textChanged } from './save-guide.ts'

/** Players read this revision from now on. 409 textChanged if it is not the last one, 422 guideEmpty if it has no words. */
export async function publishGuide(guideId: number, revision: number): Promise<EditedGuide> {
  const last = await requireEditedGuide(guideId)
  if (last.revision !== revision) throw textChanged()
  const { content } = await requireRevision(guideId, revision)
  if (textOf(content) === '') throw refuse('guideEmpty', 'В руководстве ещё нет текста')
  await sql`
    UPDATE guide SET published_revision = ${revision}, published_at = coalesce(published_at, ${now()})
    WHERE id = ${guideId} AND deleted_at IS NULL`
  return requireEditedGuide(guideId)
}

/** Players do not find the guide any more. */
export async function withdrawGuide(guideId: number): Promise<EditedGuide> {
  await sql`UPDATE guide SET published_revision = NULL WHERE id = ${guideId} AND deleted_at IS NULL`
  return requireEditedGuide(guideId)
}

/** Nobody finds the guide any more. 404 if it was deleted before. */
export async function deleteGuide(guideId: number): Promise<void> {
  await requireEditedGuide(guideId)
  await sql`
    UPDATE guide SET published_revision = NULL, deleted_at = ${now()} WHERE id = ${guideId} AND deleted_at IS NULL`
}
