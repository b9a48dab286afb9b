/** A sum that somebody typed or pasted. */
export type WrittenSum =
  | { readonly kind: 'empty' }
  | { readonly kind: 'sum'; readonly value: number }
  /** `message` says in Russian why it is no whole number. */
  | { readonly kind: 'fault'; readonly message: string }

const SCALES: readonly (readonly [unit: RegExp, scale: number])[] = [
  [/^(?:тыс|тысяч[аиу]?|к|k)$/, 1_000],
  [/^(?:млн|миллион(?:а|ов)?)$/, 1_000_000],
  [/^(?:млрд|миллиард(?:а|ов)?)$/, 1_000_000_000],
]

/** Words behind a sum that do not change it. */
const COUNTED = /^(?:|шт|штук[аи]?|ед|воин(?:а|ов)?|золот[а-я]*|монет[аы]?|алмаз(?:а|ов)?)$/

const PARTS = /^([+-]?)(\d[\d .,'’]*?)\s*([a-zа-яё]*)\.?\s*([a-zа-яё]*)\.?$/

const WHOLE = 'Нужно целое число, например 1 200'
const FRACTION = 'Нужно целое число, без дробной части'
const AMBIGUOUS = 'Запишите число без точки и запятой: непонятно, тысячи это или доли'
const UNKNOWN_WORD = 'Запишите число цифрами или так: «1,2 млн», «12 тыс.»'
const SIGN = 'Нужно число без знака'
const TOO_LARGE = 'Слишком большое число'

function fault(message: string): WrittenSum {
  return { kind: 'fault', message }
}

function scaleOf(word: string): number | undefined {
  return SCALES.find(([unit]) => unit.test(word))?.[1]
}

/** What stands before the unit: its digits, and how many of them are behind the decimal sign. Undefined for no number. */
function readDigits(text: string): { digits: string; decimals: number } | 'ambiguous' | undefined {
  const grouped = /^\d{1,3}(?:([ '’])\d{3})+$/.exec(text) ?? /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.exec(text)
  if (grouped || /^\d+$/.test(text)) return { digits: text.replaceAll(/\D/g, ''), decimals: 0 }
  const [, whole, sign, decimals] = /^(\d+|\d{1,3}(?:[ '’]\d{3})+)([.,])(\d+)$/.exec(text) ?? []
  if (whole === undefined || decimals === undefined) return undefined
  // «1.000» may be a thousand or one.
  if (sign && decimals.length === 3 && /^\d{1,3}$/.test(whole)) return 'ambiguous'
  return { digits: whole.replaceAll(/\D/g, '') + decimals, decimals: decimals.length }
}

/**
 * Reads a whole sum as people write and the game shows it: «1 000», «1,2 млн», «12,5 тыс.», «1.000.000», «500 алмазов». A sum keeps its size or is
 * refused with a word: «99,50» is neither 99 nor 9950. A minus only if `negative`.
 */
export function readWrittenSum(typed: string, { negative = false } = {}): WrittenSum {
  const text = typed.toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(/[−–]/g, '-').trim()
  if (text === '') return { kind: 'empty' }
  const [, sign = '', number = '', first = '', second = ''] = PARTS.exec(text) ?? []
  if (number === '') return fault(WHOLE)
  if (sign === '-' && !negative) return fault(SIGN)
  const scale = scaleOf(first)
  const words = scale === undefined ? [first, second] : [second]
  if (!words.every((word) => COUNTED.test(word))) return fault(UNKNOWN_WORD)
  const read = readDigits(number.trim())
  if (read === undefined) return fault(WHOLE)
  if (read === 'ambiguous' && scale === undefined) return fault(AMBIGUOUS)
  const { digits, decimals } =
    read === 'ambiguous' ? { digits: number.replaceAll(/\D/g, ''), decimals: 3 } : read
  // In whole numbers: 1.1 million is 1100000, not 1100000.0000000002.
  const scaled = BigInt(digits) * BigInt(scale ?? 1)
  const unit = 10n ** BigInt(decimals)
  if (scaled % unit !== 0n) return fault(FRACTION)
  const value = Number(scaled / unit)
  if (!Number.isSafeInteger(value)) return fault(TOO_LARGE)
  return { kind: 'sum', value: sign === '-' ? 0 - value : value }
}
