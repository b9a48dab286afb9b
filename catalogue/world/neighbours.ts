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

/** Of castles that are founded beside those of the world: no name is in both lists. */
const LATER_ENDINGS = [
  'бой',
  'бран',
  'вит',
  'волк',
  'волод',
  'град',
  'зор',
  'мудр',
  'крут',
  'лад',
  'нрав',
  'род',
  'свет',
  'сил',
  'рост',
  'твёрд',
  'брат',
  'хвал',
  'цвет',
  'вой',
] as const

export type NameParts = { beginnings: readonly string[]; endings: readonly string[] }

/** The names of a world: 400. */
export const NEIGHBOUR_NAME_PARTS: NameParts = { beginnings: BEGINNINGS, endings: ENDINGS }

/** The names of castles founded later: 400 more. */
export const LATER_NAME_PARTS: NameParts = { beginnings: BEGINNINGS, endings: LATER_ENDINGS }
