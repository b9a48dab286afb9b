import { command } from '../../game/commands/command.ts'
import { bulkhead } from '../../platform/bulkhead.ts'
import { notFound } from '../../platform/errors.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { idBefore, pageInTime, pageOf, placeInTime } from '../../platform/http/handlers/page-cursor.ts'
import { publicQuery } from '../../platform/http/handlers/public-query.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { deleteGuide, publishGuide, withdrawGuide } from './publish-guide.ts'
import {
  findShownGuide,
  readEditedGuides,
  readRevisions,
  readShownGuides,
  requireEditedGuide,
  requireRevision,
} from './queries.ts'
import { createGuide, saveGuide } from './save-guide.ts'
import { viewEdited, viewListed, viewRevision, viewRevisionText, viewShown } from './views.ts'

const GUIDES = bulkhead('guides')

export const guidesHandlers = {
  listGuides: publicQuery<'listGuides'>(
    async ({ query: { limit = 20, cursor } }) => {
      const rows = await readShownGuides(placeInTime(cursor), limit + 1)
      return pageInTime(
        rows,
        limit,
        ({ publishedAt, guideId }) => ({ at: publishedAt, id: guideId }),
        viewListed,
        GUIDES,
      )
    },
    { cacheSeconds: 0 },
  ),

  getGuide: publicQuery<'getGuide'>(
    async ({ params }) => {
      const found = await findShownGuide(params.guideId)
      if (!found) throw notFound('notFound', 'Такого руководства нет')
      return viewShown(found)
    },
    { cacheSeconds: 0 },
  ),

  listGuidesForEditor: query<'listGuidesForEditor'>(async ({ query: { limit = 20, cursor } }) =>
    pageOf(
      await readEditedGuides(idBefore(cursor), limit + 1),
      limit,
      ({ guideId }) => guideId,
      viewEdited,
      GUIDES,
    ),
  ),

  getGuideForEditor: query<'getGuideForEditor'>(async ({ params: { guideId } }) => {
    const guide = await requireEditedGuide(guideId)
    const { content } = await requireRevision(guideId, guide.revision)
    return { ...viewEdited(guide), content }
  }),

  createGuide: command<'createGuide'>(async ({ player, body }) => ({
    guide: viewEdited(await createGuide(body, player.id)),
  })),

  saveGuide: command<'saveGuide'>(async ({ player, params, body }) => ({
    guide: viewEdited(await saveGuide(params.guideId, body, player.id)),
  })),

  deleteGuide: command<'deleteGuide'>(async ({ params: { guideId } }) => {
    await deleteGuide(guideId)
    return { guideId }
  }),

  publishGuide: command<'publishGuide'>(async ({ params, body }) => ({
    guide: viewEdited(await publishGuide(params.guideId, body.revision)),
  })),

  withdrawGuide: command<'withdrawGuide'>(async ({ params }) => ({
    guide: viewEdited(await withdrawGuide(params.guideId)),
  })),

  listGuideRevisions: query<'listGuideRevisions'>(async ({ params, query: { limit = 20, cursor } }) => {
    await requireEditedGuide(params.guideId)
    const rows = await readRevisions(params.guideId, idBefore(cursor), limit + 1)
    return pageOf(rows, limit, ({ revision }) => revision, viewRevision, GUIDES)
  }),

  getGuideRevision: query<'getGuideRevision'>(async ({ params: { guideId, revision } }) =>
    viewRevisionText(await requireRevision(guideId, revision)),
  ),
} satisfies HandlersOf<'guides'>
