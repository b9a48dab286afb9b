import type { IncomingHttpHeaders } from 'node:http'
import { currentPlatform } from '../../ambient.ts'
import { isUuid } from '../../uuid.ts'
import { readCookie, setCookie } from './cookies.ts'

/**
 * A random id of the browser, set at the first login and kept after logout. It grants no access: it only
 * shows that two accounts were used in one browser.
 */
const DEVICE_SECONDS = 400 * 86_400

function cookieName(): string {
  return currentPlatform().config.publicUrl.startsWith('https:') ? '__Host-device' : 'device'
}

/** The Set-Cookie header for a device id. */
export function deviceCookie(deviceId: string): string {
  return setCookie(cookieName(), deviceId, DEVICE_SECONDS)
}

/** The browser's device id, if it is well-formed. */
export function readDevice(headers: IncomingHttpHeaders): string | undefined {
  const found = readCookie(headers, cookieName())
  return found !== undefined && isUuid(found) ? found : undefined
}
