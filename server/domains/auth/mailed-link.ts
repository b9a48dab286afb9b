import { currentPlatform } from '../../platform/ambient.ts'

/**
 * Links use PUBLIC_URL, never the host that a request names. The token is in the fragment, which browsers do not send
 * to servers.
 */
export function mailedLink(path: string, token: string): string {
  return `${currentPlatform().config.publicUrl}${path}#token=${token}`
}
