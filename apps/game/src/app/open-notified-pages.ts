import type { Navigation } from './navigation.ts'

/**
 * Goes to the page of a pushed notification that the player has pressed (apps/game/service-worker/pushes.ts). Runs
 * before the first render: the browser keeps messages only until the document is parsed.
 */
export function openNotifiedPages(navigation: Navigation): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent) => {
    const page: unknown =
      typeof data === 'object' && data !== null ? Reflect.get(data, 'openPage') : undefined
    if (typeof page === 'string' && page.startsWith('/game')) navigation.go(page)
  })
}
