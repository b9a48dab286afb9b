import type { IncomingMessage } from 'node:http'
import { currentPlatform } from '../../ambient.ts'
import { forbidden } from '../../errors.ts'

function originOf(url: string): string {
  return new URL(url).origin
}

/**
 * Whether this origin is ours: that of PUBLIC_URL. Outside production also that of the host the request was sent to, so
 * that a phone can try a server by its address.
 */
export function isOwnOrigin(origin: string, host: string | undefined): boolean {
  const { mode, publicUrl } = currentPlatform().config
  if (origin === originOf(publicUrl)) return true
  return mode !== 'production' && host !== undefined && origin === `http://${host}`
}

function refused() {
  return forbidden('originRefused', 'Запрос пришёл с чужой страницы')
}

/**
 * An unsafe call from a browser must come from our own page. Sec-Fetch-Site decides, which no page can forge,
 * else Origin. Programs send neither and pass. 403 originRefused.
 */
export function checkOrigin({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin !== undefined && !isOwnOrigin(origin, host)) throw refused()
  if (site !== undefined && site !== 'same-origin' && (site !== 'none' || origin !== undefined))
    throw refused()
}
