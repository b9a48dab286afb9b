import { textLength } from '../core/text-length.ts'

/** docs/game.md §5: 6 to 12 characters. */
export const PLAYER_NAME_LENGTH = { min: 6, max: 12 } as const

/** Who is meant where an old row no longer tells which player it was. */
export const UNKNOWN_NAME = 'Неизвестный лорд'

export type PlayerNameRule = 'length' | 'alphabet' | 'spaces'

const ONE_ALPHABET = /^(?:[А-Яа-яЁё0-9 ]+|[A-Za-z0-9 ]+)$/
const SINGLE_SPACES = /^[^ ]+(?: [^ ]+)*$/

/** The rules that a name breaks: its length, letters of one alphabet and digits only, single spaces between words. */
export function brokenNameRules(name: string): PlayerNameRule[] {
  const length = textLength(name)
  const broken: PlayerNameRule[] = []
  if (length < PLAYER_NAME_LENGTH.min || length > PLAYER_NAME_LENGTH.max) broken.push('length')
  if (!ONE_ALPHABET.test(name)) broken.push('alphabet')
  if (!SINGLE_SPACES.test(name)) broken.push('spaces')
  return broken
}

/** Whether a player may have this name. */
export function isPlayerName(name: string): boolean {
  return brokenNameRules(name).length === 0
}
