/** How often a visible page asks for a new version (ms). */
const CHECK_INTERVAL_MS = 60_000

function warn(error: unknown): void {
  console.warn('Service worker:', error)
}

/** Calls `onWaiting` with a worker that is installed beside the one in use. The first worker replaces nothing. */
function watch(registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void): void {
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) onWaiting(worker)
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => offer(installing))
  })
}

/**
 * Registers the service worker and looks for new versions (docs/game.md §4). Failures are only logged: the game works
 * without it. Returns a function that stops looking.
 */
export function watchForUpdates(onWaiting: (worker: ServiceWorker) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  let registration: ServiceWorkerRegistration | null = null
  // A browser that blocks workers may resolve without a registration.
  navigator.serviceWorker
    .register('/sw.js', { scope: '/' })
    .then((registered?: ServiceWorkerRegistration) => {
      if (!registered) return
      registration = registered
      watch(registered, onWaiting)
    }, warn)
  const timer = setInterval(() => {
    if (!registration?.active || registration.installing || registration.waiting) return
    if (document.visibilityState === 'visible') registration.update().catch(warn)
  }, CHECK_INTERVAL_MS)
  return () => clearInterval(timer)
}
