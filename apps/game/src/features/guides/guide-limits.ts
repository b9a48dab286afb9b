import { richTextLength } from '#rules/content/rich-text-length.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

/** Characters, of the content with its markup as its author wrote it (docs/game.md §5). */
export const GUIDE_LIMITS = { title: 50, description: 200, content: 200_000 } as const

export type GuideText = { readonly title: string; readonly description: string; readonly content: string }

/** As the server counts. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** Why a text cannot be saved. */
export function saveReasons({ title, description, content }: GuideText): Reason[] {
  const reasons: Reason[] = []
  if (title.trim() === '') reasons.push({ message: 'Назовите руководство' })
  if (lengthOf(title) > GUIDE_LIMITS.title) reasons.push({ message: 'Название длиннее 50 знаков' })
  if (lengthOf(description) > GUIDE_LIMITS.description)
    reasons.push({ message: 'Описание длиннее 200 знаков' })
  if (richTextLength(content) > GUIDE_LIMITS.content)
    reasons.push({ message: 'Текст длиннее 200 000 знаков' })
  return reasons
}
