import { matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies'
import { OTHER_SITES } from './worker-scope.ts'

/** The shell's page, for every address of the game. */
const SHELL_PAGE = '/index.html'
/** Says that there is no connection, in the look of the game. */
const OFFLINE_PAGE = '/offline.html'
/** A network slower than this (seconds) opens the cached page. */
const PAGE_TIMEOUT_SECONDS = 6
/** The game's own addresses. */
const GAME_PAGES = /^\/(?:auth|game|redirect)(?:\/|$)/
/** Calls and files are no pages, also when somebody opens their address. */
const NO_PAGES = /^\/(?:api|mailbox)(?:\/|$)/

/** Files and public pages that have been shown. A new release starts with empty ones. */
const SHOWN_FILES = 'shown-files'
const SHOWN_PAGES = 'shown-pages'

type Plugin = Strategy['plugins'][number]

/** A broken server counts as no network. */
const WHOLE_ANSWERS: Plugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The server answers ${response.status}`)
    return response
  },
}

/** Only whole answers of our own server are kept. */
const KEEP_GOOD: Plugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.type === 'basic' && !response.redirected ? response : null,
}

/** One public page for all its queries. */
const WITHOUT_QUERY: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ''),
}

function otherwise(page: string): Plugin {
  return { handlerDidError: () => matchPrecache(page) }
}

/** The network comes first: after a release a reload must bring the new page with its new files. */
const gamePages = new NetworkOnly({
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  plugins: [WHOLE_ANSWERS, otherwise(SHELL_PAGE)],
})

/** A public page is the same for everybody. The last one read opens without a network. */
const publicPages = new NetworkFirst({
  cacheName: SHOWN_PAGES,
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  plugins: [WHOLE_ANSWERS, KEEP_GOOD, WITHOUT_QUERY, otherwise(OFFLINE_PAGE)],
})

/** Sites of their own are never kept. */
const otherSites = new NetworkOnly({ plugins: [otherwise(OFFLINE_PAGE)] })

/** Hashed files never change, so a cached one is as good as the server's. */
const files = new CacheFirst({ cacheName: SHOWN_FILES, plugins: [KEEP_GOOD] })

/** Answers the pages and files of this server. All other requests go to the network. */
export function routePages(): void {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && !NO_PAGES.test(url.pathname),
    (asked) => {
      const { pathname } = asked.url
      const pages = GAME_PAGES.test(pathname)
        ? gamePages
        : OTHER_SITES.test(pathname)
          ? otherSites
          : publicPages
      return pages.handle(asked)
    },
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    async (asked) => (await matchPrecache(asked.request)) ?? files.handle(asked),
  )
}

/** The files and pages of the release before, and the caches of earlier workers. */
export async function dropShownFiles(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter(
    (name) => name === SHOWN_FILES || name === SHOWN_PAGES || name.startsWith('shell-'),
  )
  await Promise.all(old.map((name) => caches.delete(name)))
}
