import { dehydrate, type Query, QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { setTransport, type Transport } from '#generated/transport.ts'
import { SiteApp } from './site-app.tsx'
import { SENT_ANSWERS_ID } from './site-queries.ts'

/** Answers a public call, its address below /api. Undefined for one that answers each caller differently. Rejects with an error that has a `status`. */
export type ReadPublic = (url: string) => Promise<unknown>

export type RenderedSite = {
  /** What the root element contains. */
  readonly html: string
  /** The element with the answers, for the browser. */
  readonly answers: string
  /** 404 when what the page is about does not exist. 503 when an answer failed. */
  readonly status: 200 | 404 | 503
  /** Of parts that could not be rendered: the browser renders them. */
  readonly errors: readonly unknown[]
}

/** A page whose data lead to further calls needs a pass for each step. */
const PASSES_MAX = 4

/** A call whose answer belongs to the reader. */
class OwnAnswer extends Error {}

async function answerOf(url: string): Promise<unknown> {
  const answer = await read(url)
  if (answer === undefined) throw new OwnAnswer(url)
  return answer
}

let read: ReadPublic = () => Promise.reject(new Error('No call may be made outside of a rendering'))
setTransport((<Body,>(url: string) => answerOf(url) as Promise<Body>) satisfies Transport)

/** The generated hooks name a query by the address of its call. All others belong to the reader. */
function isWaiting({ state, options, queryKey: [address] }: Query): boolean {
  const isPublic = typeof address === 'string' && address.startsWith('/public/')
  return isPublic && state.status === 'pending' && !('enabled' in options && options.enabled === false)
}

function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined
}

/** The HTML itself holds what a drawn part shows (`src/shell/server-drawn.tsx`). */
function isSent({ state: { status }, meta }: Query): boolean {
  return status === 'success' && meta?.isDrawn !== true
}

async function renderOnce(address: string, queries: QueryClient, errors: unknown[]): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <SiteApp queries={queries} />
      </StaticRouter>
    </StrictMode>,
    // A part that is sent later would need a script to take its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  )
  return new Response(prelude).text()
}

/**
 * Renders a public page to HTML, with all that public calls answer. Data of the reader's own stay open: the browser fetches them, and
 * the page is the same for everybody.
 */
export async function renderSite(address: string, readPublic: ReadPublic): Promise<RenderedSite> {
  read = readPublic
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const asked = new Set<string>()
  let html = ''
  let errors: unknown[] = []
  for (let pass = 0; pass < PASSES_MAX; pass++) {
    errors = []
    html = await renderOnce(address, queries, errors)
    const waiting = queries
      .getQueryCache()
      .getAll()
      .filter((query) => isWaiting(query) && !asked.has(query.queryHash))
    if (waiting.length === 0) break
    for (const { queryHash } of waiting) asked.add(queryHash)
    await Promise.allSettled(waiting.map((query) => query.fetch()))
    for (const query of waiting) if (query.state.error instanceof OwnAnswer) query.reset()
  }
  const statuses = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'error')
    .map(({ state }) => statusOf(state.error))
  const state = dehydrate(queries, { shouldDehydrateQuery: isSent })
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  queries.clear()
  return {
    html,
    errors,
    answers: `<script type="application/json" id="${SENT_ANSWERS_ID}">${json}</script>`,
    status: statuses.some((status) => status === undefined || status >= 500)
      ? 503
      : statuses.includes(404)
        ? 404
        : 200,
  }
}
