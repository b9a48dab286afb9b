export type ToastKind = 'success' | 'info' | 'error' | 'warning'

type Notice = { kind: ToastKind; message: string; detail?: string | undefined }

type Show = (notice: Notice) => void

let show: Show | null = null
let waiting: Notice[] = []

/** The toaster takes over once it is loaded; what was said before is shown then. */
export function attachToaster(next: Show): void {
  show = next
  const early = waiting
  waiting = []
  for (const notice of early) next(notice)
}

/** Says something in a toast. Toasts are loaded after the first paint, nothing said meanwhile is lost. */
export function notify(kind: ToastKind, message: string, detail?: string): void {
  const notice = { kind, message, detail }
  if (show) show(notice)
  else waiting.push(notice)
}
