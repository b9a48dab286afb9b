import type { LiveIdentity } from './admit.ts'
import type { LiveIo } from './live-io.ts'

/**
 * Limits of one process, each multiplied by RATE_LIMIT_FACTOR: packets of one connection within a second (a tab sends one
 * for each burst of changes), tabs of one session and of one player.
 */
const PACKETS_A_SECOND = 20
const TABS_OF_SESSION_MAX = 10
const TABS_OF_PLAYER_MAX = 50

/**
 * Cuts connections that send packets of any kind faster than a tab ever does, from their first packet on: each request
 * to be admitted costs a statement.
 */
export function limitPackets(io: LiveIo, factor: number): void {
  io.engine.on('connection', (connection) => {
    let second = 0
    let packets = 0
    connection.on('packet', () => {
      const present = Math.floor(performance.now() / 1000)
      if (present !== second) packets = 0
      second = present
      packets += 1
      if (packets > PACKETS_A_SECOND * factor) connection.close(true)
    })
  })
}

/** Whether the session or the player has as many tabs as it may have. One more is refused. */
export function hasTooManyTabs(io: LiveIo, { playerId, sessionId }: LiveIdentity, factor: number): boolean {
  const { rooms } = io.of('/').adapter
  const tabsIn = (room: string) => rooms.get(room)?.size ?? 0
  return (
    tabsIn(`session:${sessionId}`) >= TABS_OF_SESSION_MAX * factor ||
    tabsIn(`player:${playerId}`) >= TABS_OF_PLAYER_MAX * factor
  )
}
