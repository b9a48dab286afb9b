export type ToastKind = 'success' | 'info' | 'error' | 'warning'

type Notice = { kind: ToastKind; message: string; detail?: string | undefined }

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
  const notice = { kind, message, detail }
  if (show) show(notice)
  else waiting.push(notice)
}
