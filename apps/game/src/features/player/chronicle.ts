import type { Notification, Reward } from '#generated/types.ts'
import { ALL_CURRENCIES } from '#rules/core/currencies.ts'
import { counted } from '../../ui/format/counted.ts'

/** The chronicle's text before the first notification. */
export const FIRST_LINE =
  'Здесь начинается летопись вашего рода. Первая строка появится, когда войско вернётся из похода.'

/** Lines of the same event differ by its id, so that three victories do not read alike. */
const VICTORIES = [
  (where: string, spoils: string) => `войско вернулось из похода ${where} с победой${spoils}.`,
  (where: string, spoils: string) => `трубы пропели победу: поход ${where} окончен${spoils}.`,
  (where: string, spoils: string) => `враг в походе ${where} бежал, и знамёна вернулись домой${spoils}.`,
] as const
const DEFEATS = [
  (where: string) => `войско отступило из похода ${where}. Ворота закрыли молча.`,
  (where: string) => `из похода ${where} вернулись пешком и ни с чем. Раны заживут.`,
] as const
const DRAWS = [
  (where: string) => `в походе ${where} бились до темноты и разошлись: никто не взял верх.`,
] as const

const LEVELS = [
  'О нём заговорили на торгу.',
  'Соседи стали кланяться ниже.',
  'Гонцы теперь сворачивают к воротам сами.',
  'В корчме о нём поют, и почти без ошибок.',
  'Пирам за его столом завидует вся округа.',
  'Разбойники обходят его поля стороной.',
] as const

type ChronicleEvent = Pick<
  Notification,
  'notificationId' | 'type' | 'result' | 'level' | 'reward' | 'title' | 'text' | 'createdAt'
>

/** A notification as a sentence of the chronicle. The hour is the reader's own. */
export function lineOf(event: ChronicleEvent): string {
  return keepNumbers(sentenceOf(event))
}

function sentenceOf({
  notificationId,
  type,
  result,
  level,
  reward,
  title,
  text,
  createdAt,
}: ChronicleEvent): string {
  const when = hourWords(new Date(createdAt).getHours())
  const where = /^«[^»]+»/.exec(text)?.[0] ?? 'за рекой'
  const spoils = spoilsOf(reward)
  if (result === 'WIN') {
    return `${when} ${nth(VICTORIES, notificationId)(where, spoils && `. Добыча: ${spoils}`)}`
  }
  if (result === 'LOSE') return `${when} ${nth(DEFEATS, notificationId)(where)}`
  if (result === 'DRAW') return `${when} ${nth(DRAWS, notificationId)(where)}`
  if (level !== null) {
    return `Дом поднялся до ${level}-го уровня. ${nth(LEVELS, level)}${spoils && ` В казну легло: ${spoils}.`}`
  }
  if (type === 'TAXES_COLLECTED')
    return `${when} сборщики вернулись с дороги. На стол высыпали ${spoils || 'пыль'}.`
  if (type === 'LOT_SOLD') return `${when} на рынке ударили по рукам. ${text}`
  if (type === 'LOT_EXPIRED') return `Рынок простоял зря. ${text}`
  return `${title}. ${text}`
}

function hourWords(hour: number): string {
  if (hour >= 5 && hour < 10) return 'На рассвете'
  if (hour >= 10 && hour < 17) return 'Средь бела дня'
  return hour >= 17 && hour < 22 ? 'На закате' : 'Ночью'
}

function nth<Item>(items: readonly [Item, ...Item[]], number: number): Item {
  return items[number % items.length] ?? items[0]
}

/** «180 золотых и 2 алмаза»; empty for nothing. */
function spoilsOf(reward: Reward | null): string {
  if (!reward) return ''
  const parts = ALL_CURRENCIES.filter(({ purse }) => reward[purse] > 0).map(({ purse, forms }) =>
    counted(reward[purse], forms),
  )
  if (reward.resources.length > 0) parts.push('ресурсы')
  if (reward.gear.length > 0) parts.push('новая вещь')
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' и ')
}

/** Joins a number to a short word before it: «и 2 алмаза». Joined to every word, a list of spoils could not wrap. */
function keepNumbers(line: string): string {
  return line.replace(/(?<=[\s«][а-яё]{1,3}) (?=\d)/giu, '\u00a0')
}
