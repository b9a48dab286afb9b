import type { LiveConnection } from './connection.ts'

/** How often (ms) a visible page refetches its channels, even without an event. */
const FETCH_INTERVAL_MS = 60_000
/** A page that becomes visible refetches at once, unless it did so within this time (ms). */
const FETCH_AGAIN_AFTER_MS = 10_000

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * Events are sent after the commit, so a server that dies in between loses them. Therefore a visible page polls
 * slowly. Returns a function that stops it.
 */
export function stayFresh(
  connection: Pick<LiveConnection, 'state' | 'fetchChannels'>,
  page: Page = document,
): () => void {
  let fetchedAt = Date.now()
  const look = (): void => {
    if (page.visibilityState !== 'visible' || connection.state().phase !== 'connected') return
    if (Date.now() - fetchedAt < FETCH_AGAIN_AFTER_MS) return
    fetchedAt = Date.now()
    connection.fetchChannels()
  }
  const timer = setInterval(look, FETCH_INTERVAL_MS)
  page.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    page.removeEventListener('visibilitychange', look)
  }
}
