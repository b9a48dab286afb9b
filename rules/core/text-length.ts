import type { Refusal } from './refusal.ts'

/** Minimum and maximum length of texts that people write, in characters (docs/game.md §5). */
export const TEXT_LENGTHS = {
  crusadeName: { min: 4, max: 30 },
  guildName: { min: 4, max: 16 },
  guildTag: { min: 4, max: 4 },
  guildDescription: { min: 0, max: 2_000 },
  guildRoleName: { min: 1, max: 16 },
  gearName: { min: 3, max: 16 },
  raidMotto: { min: 0, max: 50 },
  craftCategoryName: { min: 1, max: 20 },
  newsTitle: { min: 1, max: 200 },
  newsDescription: { min: 0, max: 5_000 },
  newsVersion: { min: 0, max: 10 },
  tutorialTitle: { min: 1, max: 200 },
  tutorialContent: { min: 0, max: 20_000 },
  tutorialTask: { min: 0, max: 10_000 },
  tipTitle: { min: 1, max: 200 },
  tipBaseContent: { min: 0, max: 5_000 },
  tipAdditionalContent: { min: 0, max: 5_000 },
  guideTitle: { min: 1, max: 50 },
  guideDescription: { min: 0, max: 200 },
  guideContent: { min: 0, max: 200_000 },
} as const

export type TextField = keyof typeof TEXT_LENGTHS

/** The subject of the sentence, in Russian. */
const SUBJECTS = {
  crusadeName: 'Название',
  guildName: 'Название',
  guildTag: 'Метка',
  guildDescription: 'Описание',
  guildRoleName: 'Название роли',
  gearName: 'Название',
  raidMotto: 'Девиз',
  craftCategoryName: 'Название',
  newsTitle: 'Заголовок',
  newsDescription: 'Описание',
  newsVersion: 'Версия',
  tutorialTitle: 'Заголовок',
  tutorialContent: 'Текст',
  tutorialTask: 'Поручение',
  tipTitle: 'Заголовок',
  tipBaseContent: 'Текст',
  tipAdditionalContent: 'Дополнение',
  guideTitle: 'Заголовок',
  guideDescription: 'Описание',
  guideContent: 'Текст',
} satisfies Record<TextField, string>

const VERBS_FEMININE: readonly TextField[] = ['guildTag', 'newsVersion']
const VERBS_MASCULINE: readonly TextField[] = [
  'raidMotto',
  'newsTitle',
  'tutorialTitle',
  'tutorialContent',
  'tipTitle',
  'tipBaseContent',
  'guideTitle',
  'guideContent',
]

function must(field: TextField): string {
  if (VERBS_FEMININE.includes(field)) return 'должна'
  return VERBS_MASCULINE.includes(field) ? 'должен' : 'должно'
}

/** «символа» after 1, 21, 101 …, «символов» after all others (genitive, as after «не более»). */
function symbols(count: number): string {
  return count % 10 === 1 && count % 100 !== 11 ? `${count} символа` : `${count} символов`
}

/**
 * Number of characters as the contract and the database count them: each code point is one. An emoji of several people is several
 * (docs/decisions/0046-names-and-numbers.md).
 */
export function textLength(text: string): number {
  return [...text].length
}

/** Why a text's length is wrong, in the specification's wording for crusades. Empty: it is right. */
export function lengthRefusals(field: TextField, text: string): Refusal<'textTooShort' | 'textTooLong'>[] {
  const have = textLength(text)
  const { min, max } = TEXT_LENGTHS[field]
  const begin = `${SUBJECTS[field]} ${must(field)} содержать`
  if (have < min) {
    return [{ code: 'textTooShort', message: `${begin} не менее ${symbols(min)}`, have, need: min }]
  }
  if (have > max) {
    return [{ code: 'textTooLong', message: `${begin} не более ${symbols(max)}`, have, need: max }]
  }
  return []
}
