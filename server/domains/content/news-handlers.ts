import { z } from 'zod'
import type { AdminNews, AdminNewsRevision, News } from '#generated/types.ts'
import { command } from '../../game/commands/command.ts'
import { badRequest } from '../../platform/bad-request.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { contentRange, readFilter, readOrder, readRange } from '../../platform/http/handlers/list-range.ts'
import { pageInTime, placeInTime } from '../../platform/http/handlers/page-cursor.ts'
import { publicQuery } from '../../platform/http/handlers/public-query.ts'
import { query } from '../../platform/http/handlers/query.ts'
import {
  createNews,
  type NewsRevisionRow,
  type NewsRow,
  readNews,
  readRevisions,
  readShownNews,
  requireNews,
  type ShownNews,
  saveNews,
} from './news.ts'
import { setNewsStates } from './set-news-states.ts'

const NEWS = bulkhead('news')

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const newsFilter = z.strictObject({ id: z.array(id).max(100).optional() })
const revisionFilter = z.strictObject({ newsId: id.optional() })

function viewNews({ publishedAt, ...news }: ShownNews): News {
  return { ...news, publishedAt: publishedAt.toISOString() }
}

function viewForAdmin({ savedAt, ...news }: NewsRow): AdminNews {
  return { ...news, savedAt: savedAt.toISOString() }
}

function viewRevision({ savedAt, ...revision }: NewsRevisionRow): AdminNewsRevision {
  return {
    id: `${revision.newsId}-${revision.revision}`,
    ...revision,
    savedAt: savedAt.toISOString(),
  }
}

/** A title of spaces alone passes the schema. */
function refuseEmpty(title: string): void {
  if (title.trim() === '')
    throw badRequest([{ path: 'body.title', message: 'Назовите новость, до 200 знаков в одну строку' }])
}

export const newsHandlers = {
  listNews: publicQuery<'listNews'>(
    async ({ query: { limit = 20, cursor } }) => {
      const rows = await readShownNews(placeInTime(cursor), limit + 1)
      return pageInTime(
        rows,
        limit,
        ({ publishedAt, newsId }) => ({ at: publishedAt, id: newsId }),
        viewNews,
        NEWS,
      )
    },
    { cacheSeconds: 0 },
  ),

  listNewsForAdmin: query<'listNewsForAdmin'>(async ({ query: asked, reply }) => {
    const range = readRange(asked)
    const { direction } = readOrder(asked, { id: 'id' }, ['id', 'DESC'])
    const all = await readNews(readFilter(asked, newsFilter).id ?? null)
    if (direction === 'DESC') all.reverse()
    const shown = all.slice(range.offset, range.offset + range.limit)
    reply.header('Content-Range', contentRange('news', range, shown.length, all.length))
    return viewRows(shown, viewForAdmin, NEWS)
  }),

  getNewsForAdmin: query<'getNewsForAdmin'>(async ({ params }) => viewForAdmin(await requireNews(params.id))),

  createNews: command<'createNews'>(async ({ player, body }) => {
    refuseEmpty(body.title)
    return viewForAdmin(await createNews(body, player.id))
  }),

  saveNews: command<'saveNews'>(async ({ player, params, body }) => {
    refuseEmpty(body.title)
    return viewForAdmin(await saveNews(params.id, body, player.id))
  }),

  setNewsStates,

  listNewsRevisionsForAdmin: query<'listNewsRevisionsForAdmin'>(async ({ query: asked, reply }) => {
    const range = readRange(asked)
    const { direction } = readOrder(asked, { revision: 'revision' }, ['revision', 'DESC'])
    const revisions = await readRevisions(readFilter(asked, revisionFilter).newsId ?? null)
    if (direction === 'ASC') revisions.reverse()
    const shown = revisions.slice(range.offset, range.offset + range.limit)
    reply.header('Content-Range', contentRange('news-revisions', range, shown.length, revisions.length))
    return viewRows(shown, viewRevision, NEWS)
  }),
}
