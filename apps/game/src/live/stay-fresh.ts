import type { LiveConnection } from './connection.ts'

/** How often (ms) a page in sight fetches what it shows, though nothing told it to. */
const fetchEvery = 60_000
/** A page that comes into sight again fetches at once, unless it did so this short a time (ms) ago. */
const fetchAgainAfter = 10_000

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * Events are sent after the commit: one is lost with the server that dies in between. So a page in sight looks for
 * itself now and then. Returns how to end it.
 */
export function stayFresh(
  connection: Pick<LiveConnection, 'state' | 'fetchChannels'>,
  page: Page = document,
): () => void {
  let fetchedAt = Date.now()
  const look = (): void => {
    if (page.visibilityState !== 'visible' || connection.state().phase !== 'connected') return
    if (Date.now() - fetchedAt < fetchAgainAfter) return
    fetchedAt = Date.now()
    connection.fetchChannels()
  }
  const timer = setInterval(look, fetchEvery)
  page.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    page.removeEventListener('visibilitychange', look)
  }
}
