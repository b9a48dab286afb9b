import type { Page } from 'playwright'

/** Refuses every WebSocket of the page at once, as many proxies of offices and schools do. */
export async function refuseSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class RefusedSocket extends EventTarget {
      static readonly CONNECTING = 0
      static readonly OPEN = 1
      static readonly CLOSING = 2
      static readonly CLOSED = 3
      readonly readyState = RefusedSocket.CLOSED
      onerror: ((event: Event) => void) | null = null
      onclose: ((event: CloseEvent) => void) | null = null
      constructor() {
        super()
        setTimeout(() => {
          this.onerror?.(new Event('error'))
          this.onclose?.(new CloseEvent('close', { code: 1006 }))
        }, 0)
      }
      send(): void {
        throw new Error('The socket was refused')
      }
      close(): void {
        // It is closed.
      }
    }
    Object.assign(window, { WebSocket: RefusedSocket })
  })
}
