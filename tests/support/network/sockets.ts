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
    if (isAway()) return void socket.close()
    const server = socket.connectToServer()
    open.add(() => Promise.allSettled([server.close(), socket.close()]))
  })
  return () => {
    for (const close of open) void close()
    open.clear()
  }
}
