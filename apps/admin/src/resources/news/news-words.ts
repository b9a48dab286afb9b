import { maxLength, required } from 'react-admin'
import type { NewsState } from '../../../../../generated/types.ts'

export const STATE_NAMES: Readonly<Record<NewsState, string>> = {
  DRAFT: 'Черновик',
  PUBLISHED: 'Опубликована',
  WITHDRAWN: 'Снята',
}

export const TITLE_RULES = [required('Назовите новость'), maxLength(200, 'Не длиннее 200 знаков')]
export const DESCRIPTION_RULES = [maxLength(5_000, 'Не длиннее 5 000 знаков вместе с оформлением')]
export const VERSION_RULES = [maxLength(10, 'Не длиннее 10 знаков')]
