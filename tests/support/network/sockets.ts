import type { BrowserContext, Page } from 'playwright'

/**
 * Takes hold of live connections from the next load of a page on. Returns what hangs up all that are open. New ones are hung up
 * while `isAway`.
 */
export async function holdSockets(
  target: Page | BrowserContext,
  isAway: () => boolean = () => false,
): Promise<() => void> {
  const open = new Set<() => Promise<unknown>>()
  await target.routeWebSocket(/\/api\/socket\//, (socket) => {
    const server = socket.connectToServer()
    const hangUp = () => Promise.allSettled([server.close(), socket.close()])
    // The client of a connection without a handshake waits for 20 s, so it is hung up at its first message.
    if (isAway()) socket.onMessage(() => void hangUp())
    else open.add(hangUp)
  })
  return () => {
    for (const close of open) void close()
    open.clear()
  }
}
