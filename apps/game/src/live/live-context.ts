import { createContext, use } from 'react'
import type { LiveConnection } from './connection.ts'
import type { FetchGameData } from './fetch-game-data.ts'
import type { ServerClockStore } from './server-clock.ts'
import type { SubscriptionRegistry } from './subscriptions.ts'

export type Live = {
  subscriptions: SubscriptionRegistry
  fetchGameData: FetchGameData
  connection: LiveConnection
  clock: ServerClockStore
}

export const LiveContext = createContext<Live | null>(null)

/** The live store. Throws outside of a LiveContext. */
export function useLive(): Live {
  const live = use(LiveContext)
  if (!live) throw new Error('No LiveContext above')
  return live
}
