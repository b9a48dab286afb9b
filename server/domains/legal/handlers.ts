import { z } from 'zod'
import { LEGAL_PAGES } from '#catalogue/legal/legal-texts.ts'
import type { AdminLegalText, AdminLegalVersion, LegalText } from '#generated/types.ts'
import { command } from '../../game/commands/command.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { contentRange, readFilter, readOrder, readRange } from '../../platform/http/handlers/list-range.ts'
import { publicQuery } from '../../platform/http/handlers/public-query.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { type LegalVersion, publishVersion, readLegalText, readVersions } from './versions.ts'

const VERSIONS = bulkhead('legal versions')

const page = z.enum(LEGAL_PAGES)
const textFilter = z.strictObject({ id: z.array(page).max(100).optional() })
const versionFilter = z.strictObject({ page: page.optional() })

function viewText({ byName: _byName, publishedAt, ...text }: LegalVersion): LegalText {
  return { ...text, publishedAt: publishedAt?.toISOString() ?? null }
}

function viewForAdmin({ page: id, publishedAt, ...text }: LegalVersion): AdminLegalText {
  return { id, ...text, publishedAt: publishedAt?.toISOString() ?? null }
}

function viewVersion({ publishedAt, ...text }: LegalVersion): AdminLegalVersion {
  return {
    id: `${text.page}-${text.version}`,
    ...text,
    publishedAt: publishedAt?.toISOString() ?? null,
  }
}

export const legalHandlers = {
  getLegalText: publicQuery<'getLegalText'>(
    async ({ params }) => viewText(await readLegalText(params.page)),
    { cacheSeconds: 0 },
  ),

  listLegalTextsForAdmin: query(async ({ query: asked, reply }) => {
    const range = readRange(asked)
    const { direction } = readOrder(asked, { id: 'id' }, ['id', 'ASC'])
    const { id: wanted } = readFilter(asked, textFilter)
    const pages = LEGAL_PAGES.filter((one) => wanted?.includes(one) ?? true)
    if (direction === 'DESC') pages.reverse()
    const shown = pages.slice(range.offset, range.offset + range.limit)
    reply.header('Content-Range', contentRange('legal', range, shown.length, pages.length))
    return Promise.all(shown.map(async (one) => viewForAdmin(await readLegalText(one))))
  }),

  getLegalTextForAdmin: query(async ({ params }) => viewForAdmin(await readLegalText(params.page))),

  setLegalText: command(async ({ player, params, body }) =>
    viewForAdmin(await publishVersion(params.page, body, player.id)),
  ),

  listLegalVersionsForAdmin: query(async ({ query: asked, reply }) => {
    const range = readRange(asked)
    const { direction } = readOrder(asked, { version: 'version' }, ['version', 'DESC'])
    const { page: wanted } = readFilter(asked, versionFilter)
    const versions = await readVersions(wanted && [wanted])
    if (direction === 'ASC') versions.reverse()
    const shown = versions.slice(range.offset, range.offset + range.limit)
    reply.header('Content-Range', contentRange('legal-versions', range, shown.length, versions.length))
    return viewRows(shown, viewVersion, VERSIONS)
  }),
} satisfies HandlersOf<'legal'>
