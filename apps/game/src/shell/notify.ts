export type ToastKind = 'success' | 'info' | 'error' | 'warning'

type Message = { kind: ToastKind; message: string; detail?: string | undefined }

/** A rejected call gets its words from the toaster, which loads later than the page. */
export type Notice = Message | { error: unknown } | 'unanswered'

type Show = (notice: Notice) => void

let show: Show | null = null
let waiting: Notice[] = []

/** Sets the toaster once it has loaded, and shows the toasts queued until then. */
export function attachToaster(next: Show): void {
  show = next
  const early = waiting
  waiting = []
  for (const notice of early) next(notice)
}

/** Shows a toast. Toasts load after the first paint. Earlier ones are queued. */
export function notify(kind: ToastKind, message: string, detail?: string): void {
  report({ kind, message, detail })
}

/** Shows a toast about a rejected call, or about a change whose answer is still awaited. */
export function report(notice: Notice): void {
  if (show) show(notice)
  else waiting.push(notice)
}
