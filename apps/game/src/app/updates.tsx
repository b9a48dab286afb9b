import { useEffect, useState } from 'react'
import { UpdatePrompt } from '../ui/overlays/update-prompt.tsx'
import { watchForUpdates } from './watch-for-updates.ts'

/** Registers the service worker, and offers the new version once it is installed. */
export function Updates() {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => (import.meta.env.PROD ? watchForUpdates(setWaiting) : undefined), [])
  if (!waiting) return null
  return (
    <UpdatePrompt
      onUpdate={() => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        waiting.postMessage('skipWaiting')
      }}
    />
  )
}
