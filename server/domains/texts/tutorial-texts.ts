import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import type { AdminTutorialText, SaveTutorialTextRequest } from '#generated/types.ts'
import { defaultTutorialTexts, readTutorialTexts } from '../../game/texts/game-texts.ts'
import { readLastRevisions, saveTextRevision, TEXTS } from '../../game/texts/revisions.ts'
import { viewRows } from '../../platform/bulkhead.ts'
import { notFound } from '../../platform/errors.ts'
import { viewTutorialText } from './views.ts'

const DEFAULTS = defaultTutorialTexts(TUTORIAL)

/** Every quest with its last revision, in the order of the catalogue. */
export async function readQuestTexts(): Promise<AdminTutorialText[]> {
  const last = await readLastRevisions('TUTORIAL')
  const texts = await readTutorialTexts()
  return viewRows(
    [...DEFAULTS],
    ([key, given]) => viewTutorialText(key, { last: last.get(key), given, read: texts.get(key) ?? given }),
    TEXTS,
  )
}

/** 404 for a key that the catalogue does not have, and for a banner, which has no text. */
export async function requireQuestText(id: string): Promise<AdminTutorialText> {
  const found = (await readQuestTexts()).find((quest) => quest.id === id)
  if (!found) throw notFound('notFound', 'Такого поручения нет')
  return found
}

export async function saveQuestText(
  key: string,
  { revision, state, ...given }: SaveTutorialTextRequest,
  byId: number,
): Promise<AdminTutorialText> {
  const { defaultTitle, defaultContent, defaultTask } = await requireQuestText(key)
  const words =
    state === 'DEFAULT'
      ? { title: defaultTitle, content: defaultContent, task: defaultTask }
      : { title: given.title.trim(), content: given.content.trim(), task: given.task.trim() }
  await saveTextRevision({ kind: 'TUTORIAL', key, revision, words, state, byId })
  return requireQuestText(key)
}
