import { maxLength, required } from 'react-admin'
import type { NewsState } from '#generated/types.ts'
import { richTextLength } from '#rules/content/rich-text-length.ts'
import { TEXT_LENGTHS } from '#rules/core/text-length.ts'

export const STATE_NAMES: Readonly<Record<NewsState, string>> = {
  DRAFT: 'Черновик',
  PUBLISHED: 'Опубликована',
  WITHDRAWN: 'Снята',
}

export const TITLE_RULES = [required('Назовите новость'), maxLength(200, 'Не длиннее 200 знаков')]
/** Counts as the server does. */
function descriptionFault(html: unknown): string | undefined {
  const isLong = typeof html === 'string' && richTextLength(html) > TEXT_LENGTHS.newsDescription.max
  return isLong ? 'Не длиннее 5 000 знаков вместе с оформлением' : undefined
}

export const DESCRIPTION_RULES = [descriptionFault]
export const VERSION_RULES = [maxLength(10, 'Не длиннее 10 знаков')]
