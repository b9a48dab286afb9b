import { useEffect, useState } from 'react'
import { UpdatePrompt } from '../ui/overlays/update-prompt.tsx'
import { watchForUpdates } from './watch-for-updates.ts'

/**
 * Takes the new version and reloads once. Another tab may have taken it already: then this page is still the old one, and
 * nothing is left to wait for.
 */
function takeVersion(waiting: ServiceWorker): void {
  if (waiting.state !== 'installed') {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('skipWaiting')
}

/** Registers the service worker, and offers the new version once it is installed. */
export function Updates() {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => (import.meta.env.PROD ? watchForUpdates(setWaiting) : undefined), [])
  if (!waiting) return null
  return <UpdatePrompt onUpdate={() => takeVersion(waiting)} />
}
