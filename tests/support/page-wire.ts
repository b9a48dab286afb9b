import type { Page } from 'playwright'

/** A browser's connection to the server, which a test can cut. */
export type PageWire = {
  /**
   * Cuts the connection behind the next mutation at this address: the server handles it, but its answer is
   * lost, and nothing passes any more. Resolves once the server has handled the call.
   */
  cutBehind(address: RegExp): Promise<void>
  mend(): Promise<void>
}

/** Takes control of a page's connection, from the next load of the page on. */
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
