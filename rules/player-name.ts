import { textLength } from './text-length.ts'

/** Specification, section 5: 6 to 12 characters. */
export const PLAYER_NAME_LENGTH = { min: 6, max: 12 } as const

const RUSSIAN = /^[А-Яа-яЁё0-9]+(?: [А-Яа-яЁё0-9]+)*$/
const LATIN = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/

/** Russian letters and digits, or Latin letters and digits; single spaces between words; 6 to 12 characters. */
export function isPlayerName(name: string): boolean {
  const length = textLength(name)
  if (length < PLAYER_NAME_LENGTH.min || length > PLAYER_NAME_LENGTH.max) return false
  return RUSSIAN.test(name) || LATIN.test(name)
}
