import type { Random } from '../../rules/core/random.ts'

/** Every beginning fits every ending. The whole name has 6 to 12 Russian letters (docs/game.md §5). */
const BEGINNINGS = [
  'Бори',
  'Велес',
  'Влади',
  'Всево',
  'Глебо',
  'Горди',
  'Добро',
  'Драго',
  'Злато',
  'Изборо',
  'Лади',
  'Любо',
  'Мечи',
  'Мило',
  'Мири',
  'Остро',
  'Рати',
  'Свято',
  'Стани',
  'Ярово',
] as const

const ENDINGS = [
  'боров',
  'ведов',
  'гнев',
  'гор',
  'гость',
  'дар',
  'жар',
  'люб',
  'мил',
  'мир',
  'мысл',
  'полк',
  'рад',
  'рог',
  'слав',
  'стрел',
  'тур',
  'храбр',
  'щит',
  'яр',
] as const

export const NEIGHBOUR_NAME_PARTS = { beginnings: BEGINNINGS, endings: ENDINGS } as const

/** A name for a generated castle. Names may repeat: there are 400. */
export function neighbourName(random: Random): string {
  return random.pick(BEGINNINGS) + random.pick(ENDINGS)
}
