import type { IncomingMessage } from 'node:http'
import { currentPlatform } from '../ambient.ts'
import { forbidden } from '../errors.ts'

function originOf(url: string): string {
  return new URL(url).origin
}

/** Whether a page of this origin is one of ours: of PUBLIC_URL, or of the host the request was sent to. */
export function isOwnOrigin(origin: string, host: string | undefined): boolean {
  if (origin === originOf(currentPlatform().config.publicUrl)) return true
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}

function refused() {
  return forbidden('originRefused', 'Запрос пришёл с чужой страницы')
}

/**
 * An unsafe call that a browser sends must come from our own page: by Sec-Fetch-Site, which no page can forge, else by
 * Origin. Programs send neither. 403 originRefused.
 */
export function checkOrigin({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin !== undefined && !isOwnOrigin(origin, host)) throw refused()
  if (site !== undefined && site !== 'same-origin' && (site !== 'none' || origin !== undefined))
    throw refused()
}
