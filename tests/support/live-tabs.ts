import { io, type Socket } from 'socket.io-client'
import type { ClientToServerEvents, ServerToClientEvents } from '#generated/events.ts'
import type { NeedFetchGameData } from '#generated/types.ts'
import type { TestClient, TestServer } from './server.ts'

export type LiveTab = Socket<ServerToClientEvents, ClientToServerEvents>

/** Tabs of one test file. */
export type LiveTabs = {
  /** A connected tab of the browser at this server. */
  open(server: TestServer, browser: TestClient): Promise<LiveTab>
  closeAll(): void
}

export function createLiveTabs(): LiveTabs {
  const tabs: LiveTab[] = []
  return {
    open: async (server, browser) => {
      const tab: LiveTab = io(server.url, {
        path: '/api/socket/app',
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        extraHeaders: { cookie: browser.cookies() },
        auth: { clientId: browser.clientId },
      })
      tabs.push(tab)
      await new Promise<void>((resolve, reject) => {
        tab.once('connect', resolve)
        tab.once('connect_error', reject)
      })
      return tab
    },
    closeAll: () => {
      for (const tab of tabs.splice(0)) tab.disconnect()
    },
  }
}

/** The channels that a tab is asked to fetch, one after the other, without the number of online players, which changes by itself. */
export function channelsHeard(tab: LiveTab): string[] {
  const heard: string[] = []
  tab.on('needFetchGameData', ({ channels }: NeedFetchGameData) =>
    heard.push(...channels.filter((channel) => channel !== 'online')),
  )
  return heard
}
