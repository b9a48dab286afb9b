import type { Notification } from '../../../../../generated/types.ts'

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
  return keepNumbers(`${beginning(result, level, title)} ${text}`)
}

function beginning(result: Notification['result'], level: number | null, title: string): string {
  if (result) return results[result]
  return level === null ? `${title}.` : `Дом поднялся до ${level} уровня.`
}

/** A number does not begin a line without its word. */
function keepNumbers(line: string): string {
  return line.replace(/ (?=\d)/g, '\u00a0')
}
