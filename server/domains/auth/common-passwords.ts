import { ownPasswords } from './own-passwords.ts'

function folded(password: string): string {
  return password.normalize('NFC').toLowerCase()
}

/** The most common passwords in published leaks, and our own list. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const all = [...dictionary['passwords-common'], ...ownPasswords()]
  return new Set(all.map(folded))
}

let list: Promise<ReadonlySet<string>> | undefined

/** In lower case, also those that are too short. Loaded when the first new password is checked: it takes 4 MB. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= readList()
  return list
}

/** What people write in place of a letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Signs around a word that count as its trimmings, in all. More of them are a secret of their own. */
const TRIMMINGS_MAX = 6
const SHORTEST_WORD = 4

/** The word in a password that is one word with some digits and signs around it: `mustang` of `Mu$tang!23`. */
function wordIn(text: string): string | undefined {
  const [word = ''] = /\p{L}.*\p{L}/su.exec(text) ?? []
  if (word.length < SHORTEST_WORD || text.length - word.length > TRIMMINGS_MAX) return undefined
  return [...word].map((sign) => LOOKALIKES[sign] ?? sign).join('')
}

function letters(text: string): number[] {
  return [...text].map((letter) => letter.codePointAt(0) ?? 0)
}

/** `aaaaaaaa`, `12345678`, `hgfedcba`: a constant step between neighbouring letters. */
function isRun(text: string): boolean {
  const codes = letters(text)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  const [first = 0] = steps
  return Math.abs(first) <= 1 && steps.every((step) => step === first)
}

/** Whether an attacker would try this password among the first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = folded(password)
  const known = await commonPasswords()
  return isRun(text) || known.has(text) || known.has(wordIn(text) ?? '')
}
