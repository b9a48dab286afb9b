import type { Server } from 'socket.io'

/** Distributes events to the tabs of other processes. */
export type Spreading = {
  readonly adapter: NonNullable<Parameters<Server['adapter']>[0]>
  /**
   * Resolves when later events of this player reach this process. Called before a tab is admitted, which then fetches what it shows:
   * so it misses nothing.
   */
  expectTab(playerId: number): Promise<void>
  close(): Promise<void>
}
