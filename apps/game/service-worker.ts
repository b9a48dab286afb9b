import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, type PrecacheEntry, precache } from 'workbox-precaching'
import { dropShownFiles, routePages } from './service-worker/pages.ts'
import { openFromNotification, showPush } from './service-worker/pushes.ts'
import { worker } from './service-worker/worker-scope.ts'

/**
 * The service worker of the game: opens the shell without a network. It never answers calls of the API, so nothing
 * stale looks like the castle's present state. `shellPlugin` builds it to /sw.js and fills in the files of the shell.
 */
declare const __SHELL_FILES__: PrecacheEntry[]

precache(__SHELL_FILES__)
cleanupOutdatedCaches()
clientsClaim()
routePages()

worker.addEventListener('activate', (event) => event.waitUntil(dropShownFiles()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'skipWaiting') void worker.skipWaiting()
})
worker.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))
worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(openFromNotification(event.notification)),
)
