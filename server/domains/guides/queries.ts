import type { GuideStatus } from '#generated/types.ts'
import { notFound } from '../../platform/errors.ts'
import type { TimePlace } from '../../platform/http/handlers/page-cursor.ts'
import { part, sql, sqlMaybe } from '../../platform/sql.ts'

/** What a list shows of a published guide. */
export type ListedGuide = {
  readonly guideId: number
  readonly title: string
  readonly description: string
  readonly authorName: string
  readonly publishedAt: Date
  readonly likes: number
  readonly dislikes: number
}

const SHOWN = part`
  guide.id AS guide_id, shown.title, shown.description, player.name AS author_name, guide.published_at,
  coalesce(sums.likes, 0) AS likes, coalesce(sums.dislikes, 0) AS dislikes`

const SHOWN_FROM = part`
  FROM guide JOIN guide_revision AS shown ON shown.guide_id = guide.id AND shown.revision = guide.published_revision
  JOIN player ON player.id = guide.author_id
  LEFT JOIN reaction_count AS sums ON sums.item_kind = 'GUIDE' AND sums.item_id = guide.id
  WHERE guide.published_revision IS NOT NULL AND guide.deleted_at IS NULL`

/** Published guides after a place, the last published first. */
export function readShownGuides(after: TimePlace | null, limit: number): Promise<ListedGuide[]> {
  const from = after ? part`AND (guide.published_at, guide.id) < (${after.at}, ${after.id})` : part``
  return sql<ListedGuide>`
    SELECT ${SHOWN} ${SHOWN_FROM} ${from}
    ORDER BY guide.published_at DESC, guide.id DESC LIMIT ${limit}`
}

export type ShownGuide = ListedGuide & { readonly content: string; readonly updatedAt: Date }

/** What players read of a guide. Undefined if they do not see it. */
export function findShownGuide(guideId: number): Promise<ShownGuide | undefined> {
  return sqlMaybe<ShownGuide>`
    SELECT ${SHOWN}, shown.content, shown.saved_at AS updated_at ${SHOWN_FROM} AND guide.id = ${guideId}`
}

/** The title and the description alone, for the head of the page. */
export function findShownTitle(guideId: number): Promise<{ title: string; description: string } | undefined> {
  return sqlMaybe<{ title: string; description: string }>`
    SELECT shown.title, shown.description ${SHOWN_FROM} AND guide.id = ${guideId}`
}

/** When the text of each published guide was saved, the last published first. */
export function readShownTimes(limit: number): Promise<{ guideId: number; updatedAt: Date }[]> {
  return sql<{ guideId: number; updatedAt: Date }>`
    SELECT guide.id AS guide_id, shown.saved_at AS updated_at ${SHOWN_FROM}
    ORDER BY guide.published_at DESC, guide.id DESC LIMIT ${limit}`
}

/** The last revision of a guide, without its content. */
export type EditedGuide = {
  readonly guideId: number
  readonly revision: number
  readonly publishedRevision: number | null
  readonly status: GuideStatus
  readonly title: string
  readonly description: string
  readonly authorName: string
  readonly byName: string
  readonly savedAt: Date
}

const EDITED = part`
  guide.id AS guide_id, last.revision, guide.published_revision,
  CASE WHEN guide.published_revision IS NULL THEN 'DRAFT' ELSE 'PUBLISHED' END AS status,
  last.title, last.description, author.name AS author_name, editor.name AS by_name, last.saved_at`

const EDITED_FROM = part`
  FROM guide CROSS JOIN LATERAL (
    SELECT * FROM guide_revision WHERE guide_id = guide.id ORDER BY revision DESC LIMIT 1
  ) AS last
  JOIN player AS author ON author.id = guide.author_id JOIN player AS editor ON editor.id = last.by_id
  WHERE guide.deleted_at IS NULL`

/** Guides with an id below this one, the newest first. */
export function readEditedGuides(before: number, limit: number): Promise<EditedGuide[]> {
  return sql<EditedGuide>`
    SELECT ${EDITED} ${EDITED_FROM} AND guide.id < ${before} ORDER BY guide.id DESC LIMIT ${limit}`
}

function noGuide() {
  return notFound('notFound', 'Такого руководства нет')
}

/** The last revision. 404 for unknown and deleted guides. */
export async function requireEditedGuide(guideId: number): Promise<EditedGuide> {
  const found = await sqlMaybe<EditedGuide>`SELECT ${EDITED} ${EDITED_FROM} AND guide.id = ${guideId}`
  if (!found) throw noGuide()
  return found
}

export type GuideText = {
  readonly revision: number
  readonly title: string
  readonly description: string
  readonly content: string
  readonly byName: string
  readonly savedAt: Date
}

/** A revision with its content. 404 if there is none. */
export async function requireRevision(guideId: number, revision: number): Promise<GuideText> {
  const found = await sqlMaybe<GuideText>`
    SELECT own.revision, own.title, own.description, own.content, player.name AS by_name, own.saved_at
    FROM guide JOIN guide_revision AS own ON own.guide_id = guide.id JOIN player ON player.id = own.by_id
    WHERE guide.deleted_at IS NULL AND guide.id = ${guideId} AND own.revision = ${revision}`
  if (!found) throw noGuide()
  return found
}

/** The revisions before one, the newest first, without their content. */
export function readRevisions(
  guideId: number,
  before: number,
  limit: number,
): Promise<Omit<GuideText, 'content' | 'description'>[]> {
  return sql<Omit<GuideText, 'content' | 'description'>>`
    SELECT own.revision, own.title, player.name AS by_name, own.saved_at
    FROM guide_revision AS own JOIN player ON player.id = own.by_id
    WHERE own.guide_id = ${guideId} AND own.revision < ${before}::bigint ORDER BY own.revision DESC LIMIT ${limit}`
}
