import { createHmac } from 'node:crypto'
import { currentPlatform } from './ambient.ts'

/**
 * A seed for draws that are repeated at every read but that nobody can predict: HMAC-SHA-256 of the text with SECRET,
 * 64 hexadecimal digits. The same text gives the same seed as long as SECRET stays.
 */
export function secretSeed(text: string): string {
  return createHmac('sha256', currentPlatform().config.secret).update(`seed ${text}`).digest('hex')
}
