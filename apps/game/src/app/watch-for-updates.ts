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

/** Calls `onActive` once a worker is active: at once, or when the first one is. */
function onceActive(registration: ServiceWorkerRegistration, onActive: () => void): void {
  const { active, installing, waiting } = registration
  if (active) {
    onActive()
    return
  }
  const first = installing ?? waiting
  first?.addEventListener('statechange', () => {
    if (first.state === 'activated') onActive()
  })
}

/** Asks for a new version, unless one is on its way. A failure is only logged. */
function check(registration: ServiceWorkerRegistration): void {
  if (!registration.active || registration.installing || registration.waiting) return
  if (document.visibilityState === 'visible') registration.update().catch(warn)
}

/**
 * Registers the service worker and looks for new versions, right after activation and every minute (docs/game.md §4). Failures are
 * only logged: the game works without it. Returns a function that stops looking.
 */
export function watchForUpdates(onWaiting: (worker: ServiceWorker) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let isOver = false
  // A browser that blocks workers may resolve without a registration.
  navigator.serviceWorker
    .register('/sw.js', { scope: '/' })
    .then((registered?: ServiceWorkerRegistration) => {
      if (!registered || isOver) return
      watch(registered, onWaiting)
      onceActive(registered, () => check(registered))
      timer = setInterval(() => check(registered), CHECK_INTERVAL_MS)
    }, warn)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
