import { ownPasswords } from './own-passwords.ts'

/** The contract refuses shorter ones. */
const SHORTEST = 8

function folded(password: string): string {
  return password.normalize('NFC').toLowerCase()
}

/** The most common passwords in published leaks, and our own list. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const all = [...dictionary['passwords-common'], ...ownPasswords()]
  return new Set(all.map(folded).filter((password) => password.length >= SHORTEST))
}

let list: Promise<ReadonlySet<string>> | undefined

/** Loaded when the first new password is checked: it takes 4 MB. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= readList()
  return list
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
  return isRun(folded(password)) || (await commonPasswords()).has(folded(password))
}
