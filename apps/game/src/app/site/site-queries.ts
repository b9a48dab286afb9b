import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query'
import { setTransport } from '#generated/transport.ts'
import { clientId } from '../../api/client-id.ts'
import { createGameFetch } from '../../api/game-fetch.ts'

/** Id of the element with the answers that the page was rendered from. */
export const SENT_ANSWERS_ID = 'sent-answers'

/** How long (ms) an answer counts as fresh: the server has rendered it a moment ago. */
const FRESH_MS = 60_000

/** The queries of the public pages in the browser: no live connection, no session kept here. */
export function createSiteQueries(): QueryClient {
  setTransport(createGameFetch({ clientId, subscriptions: () => '{}', onGameData: () => undefined }))
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, refetchOnWindowFocus: false, retry: 1 },
      mutations: { retry: false },
    },
  })
}

function isDehydrated(value: unknown): value is DehydratedState {
  return typeof value === 'object' && value !== null && 'queries' in value
}

/** Fills the queries with the answers that came with the page. */
export function readSentAnswers(queries: QueryClient): void {
  const text = document.getElementById(SENT_ANSWERS_ID)?.textContent
  if (!text) return
  const sent: unknown = JSON.parse(text)
  if (isDehydrated(sent)) hydrate(queries, sent)
}
