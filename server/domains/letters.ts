import type { LetterWriters } from '../platform/mail/letter.ts'
import { authLetters } from './auth/letters.ts'
import { newsLetters } from './settings/news-letters.ts'

/** Every letter that the game sends, by kind. */
export const letterWriters: LetterWriters = { ...authLetters, ...newsLetters }
