import { keyedHash, keyFor } from './keys.ts'

/**
 * A seed for draws that are repeated at every read but that nobody can predict: a keyed hash of the text, 64 hexadecimal
 * digits. The same text gives the same seed as long as SECRET stays.
 */
export function secretSeed(text: string): string {
  return keyedHash(keyFor('draw'), `seed ${text}`).toString('hex')
}

/** Tells whether two draws have the same secret, without telling the secret: eight hexadecimal digits. */
export function drawMark(): string {
  return keyedHash(keyFor('draw'), 'mark').toString('hex', 0, 4)
}
