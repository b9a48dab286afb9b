import { createHmac } from 'node:crypto'
import { currentPlatform } from './ambient.ts'

/**
 * A seed for draws that are made anew at every look, and that nobody may make beforehand: HMAC-SHA-256 of the text under
 * SECRET, 64 hexadecimal digits. The same text gives the same seed for as long as the secret stays.
 */
export function secretSeed(text: string): string {
  return createHmac('sha256', currentPlatform().config.secret).update(`seed ${text}`).digest('hex')
}
