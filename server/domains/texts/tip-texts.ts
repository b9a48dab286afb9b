import { TIPS } from '#catalogue/tips/tips.ts'
import type { AdminTipText, SaveTipTextRequest } from '#generated/types.ts'
import { readTips } from '../../game/texts/game-texts.ts'
import { readLastRevisions, saveTextRevision, TEXTS } from '../../game/texts/revisions.ts'
import { viewRows } from '../../platform/bulkhead.ts'
import { notFound } from '../../platform/errors.ts'
import { viewTipText } from './views.ts'

/** Every tip with its last revision, in the order of the catalogue. */
export async function readTipTexts(): Promise<AdminTipText[]> {
  const last = await readLastRevisions('TIP')
  const tips = await readTips()
  return viewRows(
    Object.entries(TIPS),
    ([key, given]) => viewTipText(key, { last: last.get(key), given, read: tips[key] ?? given }),
    TEXTS,
  )
}

/** 404 for a key that the catalogue does not have. */
export async function requireTipText(id: string): Promise<AdminTipText> {
  const found = (await readTipTexts()).find((tip) => tip.id === id)
  if (!found) throw notFound('notFound', 'Такой подсказки нет')
  return found
}

export async function saveTipText(
  key: string,
  { revision, state, ...given }: SaveTipTextRequest,
  byId: number,
): Promise<AdminTipText> {
  const { defaultTitle, defaultBaseContent, defaultAdditionalContent } = await requireTipText(key)
  const words =
    state === 'DEFAULT'
      ? {
          title: defaultTitle,
          baseContent: defaultBaseContent,
          additionalContent: defaultAdditionalContent,
        }
      : {
          title: given.title.trim(),
          baseContent: given.baseContent.trim(),
          additionalContent: given.additionalContent.trim(),
        }
  await saveTextRevision({ kind: 'TIP', key, revision, words, state, byId })
  return requireTipText(key)
}
