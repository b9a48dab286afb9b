type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }
export type PushData = { json(): unknown }
type WorkerEvents = {
  activate: LastingEvent
  message: MessageEvent
  push: LastingEvent & { data: PushData | null }
  notificationclick: LastingEvent & { notification: Notification }
}
export type PageClient = {
  url: string
  focused: boolean
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}
type WorkerScope = {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
  skipWaiting(): Promise<void>
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<PageClient[]>
    openWindow(address: string): Promise<unknown>
  }
  registration: {
    showNotification(
      title: string,
      options: NotificationOptions & { timestamp?: number; renotify?: boolean },
    ): Promise<void>
  }
}

/** The worker's own global, which the types of the page would call a window. */
declare const self: WorkerScope
export const worker: WorkerScope = self

/** Sites of their own, which need the network. */
export const OTHER_SITES = /^\/(?:admin|api|docs|mailbox|storybook)(?:\/|$)/
