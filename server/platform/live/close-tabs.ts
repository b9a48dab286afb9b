import type { LiveIo } from './live-io.ts'

/** Maximum number of sessions in one message, by the contract. */
export const CLOSED_AT_ONCE_MAX = 100

/** Tells the tabs of these sessions at this process why they are closed, then closes them. */
export function closeOwnTabs(io: LiveIo, sessionIds: readonly string[]): void {
  for (let first = 0; first < sessionIds.length; first += CLOSED_AT_ONCE_MAX) {
    const some = sessionIds.slice(first, first + CLOSED_AT_ONCE_MAX)
    const rooms = some.map((sessionId) => `session:${sessionId}`)
    io.local.to(rooms).emit('closeSession', { sessionIds: some })
    io.local.in(rooms).disconnectSockets(true)
  }
}
