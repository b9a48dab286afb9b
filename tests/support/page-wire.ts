import type { Page } from 'playwright'
import { announceNetwork } from './network/announce.ts'
import { holdSockets } from './network/sockets.ts'

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
  const hangUp = await holdSockets(page, () => isCut)
  return {
    cutBehind: async (address) => {
      const { promise: done, resolve } = Promise.withResolvers<void>()
      await page.route(address, async (route) => {
        if (isCut || route.request().method() === 'GET') return route.fallback()
        isCut = true
        await route.fetch()
        await page.route('**/*', (later) => later.abort('internetdisconnected'))
        await announceNetwork(page.context(), false)
        hangUp()
        await route.abort('internetdisconnected')
        resolve()
      })
      return done
    },
    mend: async () => {
      isCut = false
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await announceNetwork(page.context(), true)
    },
  }
}
