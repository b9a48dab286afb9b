import type { NewsState } from '#generated/types.ts'
import { readRichText } from '../../game/texts/read-rich-text.ts'
import { now } from '../../platform/clock.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { TimePlace } from '../../platform/http/handlers/page-cursor.ts'
import { part, sql, sqlMaybe, sqlOne } from '../../platform/sql.ts'
import { newsItems, newsRevisions } from './models.ts'

/** News that players see. */
export type ShownNews = {
  readonly newsId: number
  readonly title: string
  readonly description: string
  readonly version: string
  readonly publishedAt: Date
  readonly likes: number
  readonly dislikes: number
}

/** What players see after a place, the last published first: the last revision of each that is no draft, unless it is withdrawn. */
export function readShownNews(after: TimePlace | null, limit: number): Promise<ShownNews[]> {
  const from = after ? part`AND (published_at, news_id) < (${after.at}, ${after.id})` : part``
  return sql<ShownNews>`
    SELECT news_id, title, description, version, published_at,
      coalesce(sums.likes, 0) AS likes, coalesce(sums.dislikes, 0) AS dislikes FROM (
      SELECT DISTINCT ON (news_id) news_id, title, description, version, state,
        min(saved_at) FILTER (WHERE state = 'PUBLISHED') OVER (PARTITION BY news_id) AS published_at
      FROM news_revision WHERE state <> 'DRAFT' ORDER BY news_id, revision DESC
    ) AS last LEFT JOIN reaction_count AS sums ON sums.item_kind = 'NEWS' AND sums.item_id = news_id
    WHERE state = 'PUBLISHED' ${from}
    ORDER BY published_at DESC, news_id DESC LIMIT ${limit}`
}

/** Whether players see the news. */
export async function isNewsShown(id: number): Promise<boolean> {
  const last = await sqlMaybe<{ state: NewsState }>`
    SELECT state FROM news_revision WHERE news_id = ${id} AND state <> 'DRAFT' ORDER BY revision DESC LIMIT 1`
  return last?.state === 'PUBLISHED'
}

/** The last revision of news. */
export type NewsRow = {
  readonly id: number
  readonly revision: number
  readonly title: string
  readonly description: string
  readonly version: string
  readonly state: NewsState
  readonly isShown: boolean
  readonly savedAt: Date
  readonly byName: string
}

const LAST = part`
  SELECT DISTINCT ON (own.news_id) own.news_id AS id, own.revision, own.title, own.description, own.version, own.state,
    coalesce((SELECT other.state = 'PUBLISHED' FROM news_revision AS other
      WHERE other.news_id = own.news_id AND other.state <> 'DRAFT' ORDER BY other.revision DESC LIMIT 1), false) AS is_shown,
    own.saved_at, player.name AS by_name
  FROM news_revision AS own JOIN player ON player.id = own.by_id`

/** All news, or those with these ids, in the order of their ids. */
export function readNews(ids: readonly number[] | null): Promise<NewsRow[]> {
  return sql<NewsRow>`
    ${LAST} WHERE ${ids}::bigint[] IS NULL OR own.news_id = ANY(${ids}::bigint[])
    ORDER BY own.news_id, own.revision DESC`
}

/** The last revision. 404 for unknown news. */
export async function requireNews(id: number): Promise<NewsRow> {
  const found =
    await sqlMaybe<NewsRow>`${LAST} WHERE own.news_id = ${id} ORDER BY own.news_id, own.revision DESC`
  if (!found) throw notFound('notFound', 'Такой новости нет')
  return found
}

type NewsText = {
  readonly title: string
  readonly description: string
  readonly version: string
  readonly state: NewsState
}

const DESCRIPTION_LIMIT = {
  field: 'newsDescription',
  path: 'body.description',
  message: 'Текст не длиннее 5 000 знаков вместе с оформлением',
} as const

/** 400 if the description is too long. */
async function addRevision(newsId: number, revision: number, given: NewsText, byId: number): Promise<void> {
  const { title, version, state } = given
  const description = readRichText(given.description, DESCRIPTION_LIMIT)
  const texts = { title: title.trim(), description, version: version.trim() }
  const row = { newsId, revision, ...texts, state, byId, savedAt: now() }
  await sql`INSERT INTO ${newRowOf(newsRevisions, row)}`
}

export async function createNews(given: NewsText, byId: number): Promise<NewsRow> {
  const { id } = await sqlOne<{ id: number }>`
    INSERT INTO ${newRowOf(newsItems, { createdAt: now() })} RETURNING id`
  await addRevision(id, 1, given, byId)
  return requireNews(id)
}

function changed() {
  return conflict('textChanged', 'Пока вы правили, текст изменил кто-то другой. Откройте его заново.')
}

/** Saves the revision after the one that the editor has read. 409 textChanged if that is not the last one. */
export async function saveNews(
  id: number,
  given: NewsText & { readonly revision: number },
  byId: number,
): Promise<NewsRow> {
  const last = await requireNews(id)
  if (last.revision !== given.revision) throw changed()
  try {
    await addRevision(id, last.revision + 1, given, byId)
  } catch (error) {
    throw isUniqueViolation(error, 'news_revision_pkey') ? changed() : error
  }
  return requireNews(id)
}

export type NewsRevisionRow = Omit<NewsRow, 'id' | 'isShown'> & { readonly newsId: number }

/** Every revision, or those of one news, the newest first. */
export function readRevisions(newsId: number | null): Promise<NewsRevisionRow[]> {
  return sql<NewsRevisionRow>`
    SELECT news_id, revision, title, description, version, state, saved_at, player.name AS by_name
    FROM news_revision JOIN player ON player.id = news_revision.by_id
    WHERE ${newsId}::bigint IS NULL OR news_id = ${newsId}
    ORDER BY saved_at DESC, news_id DESC, revision DESC LIMIT 1000`
}
