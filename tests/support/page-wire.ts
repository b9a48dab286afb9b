import type { Page } from 'playwright'

/** A browser's way to the server, to be cut as a train's tunnel cuts it. */
export type PageWire = {
  /**
   * The next call that changes something at this address reaches the server, its answer is lost, and nothing goes or
   * comes any more. Resolves once the server has done it.
   */
  cutBehind(address: RegExp): Promise<void>
  mend(): Promise<void>
}

/** Holds the wire of a page; takes effect with the next page that is loaded. */
export async function holdWire(page: Page): Promise<PageWire> {
  let isCut = false
  const hangUp = new Set<() => void>()
  await page.routeWebSocket(/\/api\/socket\//, (socket) => {
    const server = socket.connectToServer()
    hangUp.add(() => {
      void server.close()
      void socket.close()
    })
  })
  return {
    cutBehind: async (address) => {
      const { promise: done, resolve } = Promise.withResolvers<void>()
      await page.route(address, async (route) => {
        if (isCut || route.request().method() === 'GET') return route.fallback()
        isCut = true
        await route.fetch()
        await page.context().setOffline(true)
        for (const close of hangUp) close()
        hangUp.clear()
        await route.abort('internetdisconnected')
        resolve()
      })
      return done
    },
    mend: async () => {
      isCut = false
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().setOffline(false)
    },
  }
}
