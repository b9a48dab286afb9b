import { ApiError, DEFAULT_ERROR_MESSAGE, type Loss } from './api-error.ts'

/** What became of a change and of the gold. */
const CHANGE_WORDS: Partial<Record<Loss, { message?: string; detail: string }>> = {
  unsent: {
    message: 'Нет связи: действие не выполнено',
    detail: 'Ничего не списано. Повторите, когда связь вернётся.',
  },
  unanswered: {
    message: 'Нет ответа: неизвестно, выполнено ли действие',
    detail: 'Когда связь вернётся, нажмите ещё раз: дважды ничего не спишется.',
  },
  undone: { detail: 'Ничего не изменилось и не списано. Попробуйте ещё раз.' },
}

function changeWords(error: unknown) {
  return error instanceof ApiError && error.loss ? CHANGE_WORDS[error.loss] : undefined
}

/** The words for any rejection, in a toast or a form. */
export function errorMessage(error: unknown): string {
  return changeWords(error)?.message ?? (error instanceof ApiError ? error.message : DEFAULT_ERROR_MESSAGE)
}

/** The toast's second line for any rejection. */
export function errorDetail(error: unknown): string | undefined {
  return changeWords(error)?.detail ?? (error instanceof ApiError ? error.detail : undefined)
}
