import type { Notification } from '../../../../../generated/types.ts'

/** The chronicle's text before the first notification. */
export const FIRST_LINE =
  'Здесь начинается летопись вашего рода. Первая строка появится, когда войско вернётся из похода.'

const RESULT_SENTENCES = {
  WIN: 'Войско вернулось с победой.',
  LOSE: 'Войско отступило.',
  DRAW: 'Никто не взял верх.',
} as const

/** A notification in the style of a chronicle. */
export function lineOf({ result, level, title, text }: Notification): string {
  return keepNumbers(`${beginning(result, level, title)} ${text}`)
}

function beginning(result: Notification['result'], level: number | null, title: string): string {
  if (result) return RESULT_SENTENCES[result]
  return level === null ? `${title}.` : `Дом поднялся до ${level} уровня.`
}

/** Joins a number to the word before it, so that no line begins with a number. */
function keepNumbers(line: string): string {
  return line.replace(/ (?=\d)/g, '\u00a0')
}
