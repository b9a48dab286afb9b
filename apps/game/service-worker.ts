/**
 * The service worker of the game: opens the shell without a network. It never answers calls of the API, so nothing
 * stale looks like the castle's present state. `shellPlugin` builds it to /sw.js and fills in the two constants.
 */
declare const __SHELL_FILES__: readonly string[]
declare const __SHELL_VERSION__: string

/** The worker's own global, which the types of the page would call a window. */
declare const self: WorkerScope

type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }
type CallEvent = LastingEvent & { request: Request; respondWith(answer: Promise<Response>): void }
type WorkerEvents = { install: LastingEvent; activate: LastingEvent; fetch: CallEvent; message: MessageEvent }
type WorkerScope = {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  location: Location
}

const CACHE = `shell-${__SHELL_VERSION__}`
/** The shell's page. Every address of the game gets the same. */
const SHELL_PAGE = '/'
/** A network slower than this (ms) opens the cached shell. */
const PAGE_TIMEOUT_MS = 6000
/** Sites of their own, which need the network. */
const OTHER_SITES = /^\/(?:admin|api|docs|mailbox|storybook)(?:\/|$)/

async function fillCache(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(__SHELL_FILES__.map((file) => new Request(file, { cache: 'no-cache' })))
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Hashed files never change, so a cached one is as good as the server's. */
async function answerAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request)
  if (cached) return cached
  const answer = await fetch(request)
  if (answer.ok && answer.type === 'basic') {
    const cache = await caches.open(CACHE)
    await cache.put(request, answer.clone())
  }
  return answer
}

/**
 * The network comes first: after a release a reload must bring the new page with its new files. The cached shell
 * answers when the network is away or too slow, or the server is broken, and then says so itself.
 */
async function answerPage(request: Request): Promise<Response> {
  const shell = () => caches.match(SHELL_PAGE)
  const late = new Promise<undefined>((done) => setTimeout(done, PAGE_TIMEOUT_MS))
  try {
    const answer = fetch(request)
    const first = await Promise.race([answer, late])
    if (first === undefined) return (await shell()) ?? (await answer)
    return first.status < 500 ? first : ((await shell()) ?? first)
  } catch (error) {
    const cached = await shell()
    if (cached) return cached
    throw error
  }
}

self.addEventListener('install', (event) => event.waitUntil(fillCache()))
self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()))
self.addEventListener('message', ({ data }) => {
  if (data === 'skipWaiting') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || OTHER_SITES.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(answerPage(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(request))
})

export {}
