import { isPlayerName, PLAYER_NAME_LENGTH } from './player-name.ts'

/** What a messenger tells of a person. */
export type KnownNames = {
  readonly id: number
  readonly firstName: string
  readonly lastName?: string | undefined
  readonly username?: string | undefined
}

const FALLBACK = 'Лорд'
/** Names with digits behind, in case the plain ones are taken. */
const NUMBERED = 8

/** The words of one alphabet in a text, with single spaces between them. */
function wordsOf(text: string, letters: RegExp): string {
  return text.replaceAll(letters, ' ').trim().replaceAll(/ +/g, ' ')
}

/** The text in the alphabet that has more of it. */
function inOneAlphabet(text: string): string {
  const russian = wordsOf(text, /[^А-Яа-яЁё0-9]/g)
  const latin = wordsOf(text, /[^A-Za-z0-9]/g)
  return latin.length > russian.length ? latin : russian
}

/** The name with digits behind it, cut so that both fit. */
function numbered(base: string, number: number): string {
  const digits = String(1000 + (number % 9000))
  return `${base.slice(0, PLAYER_NAME_LENGTH.max - digits.length - 1).trim()} ${digits}`
}

/**
 * Names for a newcomer that the rules of names allow, the best first: as the messenger says, then with digits that follow from
 * the account's id.
 */
export function suggestedNames({ id, firstName, lastName = '', username = '' }: KnownNames): string[] {
  const plain = [firstName, `${firstName} ${lastName}`, username].map(inOneAlphabet)
  const base = plain.find((name) => /\p{L}{2}/u.test(name)) ?? FALLBACK
  const withDigits = Array.from({ length: NUMBERED }, (_, index) => numbered(base, id + index * 7919))
  return [...new Set([...plain, ...withDigits, numbered(FALLBACK, id)])].filter(isPlayerName)
}
