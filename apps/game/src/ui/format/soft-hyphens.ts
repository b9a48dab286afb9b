const VOWEL = '[аеёиоуыэюя]'
const CONSONANT = '[бвгджзклмнпрстфхцчшщ]'
const SIGN = '[йьъ]'
const LETTER = '[а-яё]'

/** Where a syllable ends: the syllable rules that are usual on the web. The first group stays before the break. */
const BREAKS = [
  [SIGN, `${LETTER}${LETTER}`],
  [VOWEL, `${VOWEL}${LETTER}`],
  [`${VOWEL}${CONSONANT}`, `${CONSONANT}${VOWEL}`],
  [`${CONSONANT}${VOWEL}`, `${CONSONANT}${VOWEL}`],
  [`${VOWEL}${CONSONANT}`, `${CONSONANT}${CONSONANT}${VOWEL}`],
  [`${VOWEL}${CONSONANT}${CONSONANT}`, `${CONSONANT}${CONSONANT}${VOWEL}`],
].map(([before, after]) => new RegExp(`(${before})(?=${after})`, 'giu'))

/** Words with fewer letters fit everywhere. */
const LONG_WORD = new RegExp(`${LETTER}{9,}`, 'giu')

/**
 * Adds soft hyphens to long Russian words. A browser without a Russian dictionary ignores `hyphens: auto` and would
 * tear them at any letter.
 */
export function softHyphens(text: string): string {
  return text.replace(LONG_WORD, (word) =>
    BREAKS.reduce((parts, rule) => parts.replace(rule, '$1\u00ad'), word),
  )
}
