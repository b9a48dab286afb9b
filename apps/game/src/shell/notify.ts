import { useSyncExternalStore } from 'react'

export type ToastKind = 'success' | 'info' | 'error' | 'warning'

type Message = { kind: ToastKind; message: string; detail?: string | undefined }

/** A rejected call gets its words from the toaster, which loads later than the page. */
export type Notice = Message | { error: unknown } | 'unanswered'

type Show = (notice: Notice) => void

let show: Show | null = null
let overhear: Show | null = null
let waiting: Notice[] = []
const listeners = new Set<() => void>()

/** Sets the toaster once it has loaded, and shows the toasts queued until then. */
export function attachToaster(next: Show): void {
  show = next
  const early = waiting
  waiting = []
  for (const notice of early) next(notice)
}

/** Calls `listener` with every notice from now on, besides the toaster. */
export function listenToNotices(listener: Show): void {
  overhear = listener
}

/** Shows a toast. Toasts load after the first paint. Earlier ones are queued. */
export function notify(kind: ToastKind, message: string, detail?: string): void {
  report({ kind, message, detail })
}

/** Shows a toast about a rejected call, or about a change whose answer is still awaited. */
export function report(notice: Notice): void {
  overhear?.(notice)
  if (show) show(notice)
  else {
    waiting.push(notice)
    for (const listener of listeners) listener()
  }
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a toast was ever shown or waits for the toaster. */
export function useHasNotices(): boolean {
  return useSyncExternalStore(watch, hasNotices, () => false)
}

function hasNotices(): boolean {
  return show !== null || waiting.length > 0
}
