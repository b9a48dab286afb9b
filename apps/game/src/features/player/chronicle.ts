import type { Notification } from '../../../../../generated/events.ts'

/** What stands in the chronicle of a house that has done nothing yet. */
export const firstLine =
  'Здесь начинается летопись вашего рода. Первая строка появится, когда войско вернётся из похода.'

const results = {
  WIN: 'Войско вернулось с победой.',
  LOSE: 'Войско отступило.',
  DRAW: 'Никто не взял верх.',
} as const

/** A notification as a chronicler would write it. */
export function lineOf({ result, level, title, text }: Notification): string {
  if (result) return `${results[result]} ${text}`
  if (level !== null) return `Дом поднялся до ${level} уровня. ${text}`
  return `${title}. ${text}`
}
