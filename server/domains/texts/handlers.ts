import { z } from 'zod'
import { TIP_CATEGORIES } from '#catalogue/tips/tip.ts'
import { TIPS } from '#catalogue/tips/tips.ts'
import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { command } from '../../game/commands/command.ts'
import { readTextRevisions, TEXTS } from '../../game/texts/revisions.ts'
import { badRequest } from '../../platform/bad-request.ts'
import { viewRows } from '../../platform/bulkhead.ts'
import { answerRange } from '../../platform/http/handlers/answer-range.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { type ListQuery, readFilter, readOrder } from '../../platform/http/handlers/list-range.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { setTipStates } from './set-tip-states.ts'
import { setTutorialStates } from './set-tutorial-states.ts'
import { readTipTexts, requireTipText, saveTipText } from './tip-texts.ts'
import { readQuestTexts, requireQuestText, saveQuestText } from './tutorial-texts.ts'
import { viewTipRevision, viewTutorialRevision } from './views.ts'

const tipKey = z.enum(Object.keys(TIPS))
const tutorialKey = z.enum(TUTORIAL.filter(({ type }) => type === 'quest').map(({ key }) => key))
const words = z
  .string()
  .max(200)
  .refine((text) => text.isWellFormed() && !text.includes('\0'))
const tipFilter = z.strictObject({
  id: z.array(tipKey).max(100).optional(),
  category: z.enum(TIP_CATEGORIES).optional(),
  q: words.optional(),
})
const questFilter = z.strictObject({ id: z.array(tutorialKey).max(100).optional(), q: words.optional() })
const tipRevisionFilter = z.strictObject({ tipKey: tipKey.optional() })
const questRevisionFilter = z.strictObject({ tutorialKey: tutorialKey.optional() })

type Text = { readonly id: string; readonly title: string }
type Wanted = { readonly id?: readonly string[]; readonly q?: string }

function fits({ id, title }: Text, wanted: Wanted): boolean {
  const isAsked = !wanted.id || wanted.id.includes(id)
  return isAsked && title.toLowerCase().includes((wanted.q ?? '').toLowerCase())
}

/** By title, or by id: in the order of the catalogue. */
function sortTexts<Row extends Text>(rows: Row[], asked: ListQuery): Row[] {
  const { column, direction } = readOrder(asked, { id: 'id', title: 'title' }, ['id', 'ASC'])
  if (column === 'title') rows.sort((one, other) => one.title.localeCompare(other.title, 'ru'))
  return direction === 'ASC' ? rows : rows.reverse()
}

function sortRevisions<Row>(rows: Row[], asked: ListQuery): Row[] {
  const { direction } = readOrder(asked, { revision: 'revision' }, ['revision', 'DESC'])
  return direction === 'ASC' ? rows.reverse() : rows
}

/** A title of spaces alone passes the schema. */
function refuseEmpty({ title }: { readonly title: string }): void {
  if (title.trim() === '')
    throw badRequest([{ path: 'body.title', message: 'Заголовок до 200 знаков в одну строку' }])
}

export const textsHandlers = {
  listTipsForAdmin: query<'listTipsForAdmin'>(async ({ query: asked, reply }) => {
    const wanted = readFilter(asked, tipFilter)
    const tips = (await readTipTexts()).filter(
      (tip) => fits(tip, wanted) && tip.category === (wanted.category ?? tip.category),
    )
    return answerRange(sortTexts(tips, asked), 'knowledge-base/tip', asked, reply)
  }),

  getTipForAdmin: query<'getTipForAdmin'>(async ({ params }) => requireTipText(params.tipKey)),

  saveTip: command<'saveTip'>(async ({ player, params, body }) => {
    refuseEmpty(body)
    return saveTipText(params.tipKey, body, player.id)
  }),

  setTipStates,

  listTipRevisionsForAdmin: query<'listTipRevisionsForAdmin'>(async ({ query: asked, reply }) => {
    const rows = await readTextRevisions('TIP', readFilter(asked, tipRevisionFilter).tipKey ?? null)
    const shown = answerRange(sortRevisions(rows, asked), 'knowledge-base/tip-revisions', asked, reply)
    return viewRows(shown, viewTipRevision, TEXTS)
  }),

  listTutorialTextsForAdmin: query<'listTutorialTextsForAdmin'>(async ({ query: asked, reply }) => {
    const wanted = readFilter(asked, questFilter)
    const quests = (await readQuestTexts()).filter((quest) => fits(quest, wanted))
    return answerRange(sortTexts(quests, asked), 'knowledge-base/tutorial', asked, reply)
  }),

  getTutorialTextForAdmin: query<'getTutorialTextForAdmin'>(async ({ params }) =>
    requireQuestText(params.tutorialKey),
  ),

  saveTutorialText: command<'saveTutorialText'>(async ({ player, params, body }) => {
    refuseEmpty(body)
    return saveQuestText(params.tutorialKey, body, player.id)
  }),

  setTutorialStates,

  listTutorialRevisionsForAdmin: query<'listTutorialRevisionsForAdmin'>(async ({ query: asked, reply }) => {
    const filter = readFilter(asked, questRevisionFilter)
    const rows = await readTextRevisions('TUTORIAL', filter.tutorialKey ?? null)
    const shown = answerRange(sortRevisions(rows, asked), 'knowledge-base/tutorial-revisions', asked, reply)
    return viewRows(shown, viewTutorialRevision, TEXTS)
  }),
} satisfies HandlersOf<'texts'>
