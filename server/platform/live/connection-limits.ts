import type { LiveSocket } from './admit.ts'
import type { LiveIo } from './live-server.ts'

/** Packets of one connection within a second. A tab sends one for each burst of changes. */
const PACKETS_A_SECOND = 20
/** Tabs of one session and of one player at this process. One more closes the oldest. */
const TABS_OF_SESSION = 10
const TABS_OF_PLAYER = 50

/** Cuts a connection that sends packets of any kind faster than a tab ever does. */
function limitPackets(socket: LiveSocket): void {
  let second = 0
  let packets = 0
  socket.conn.on('packet', () => {
    const present = Math.floor(performance.now() / 1000)
    if (present !== second) packets = 0
    second = present
    packets += 1
    if (packets > PACKETS_A_SECOND) socket.conn.close(true)
  })
}

/** Closes the oldest connections of a room that has too many. A room lists them in the order in which they came. */
function closeOldest(io: LiveIo, room: string, most: number): void {
  const { adapter, sockets } = io.of('/')
  const ids = [...(adapter.rooms.get(room) ?? [])]
  for (const id of ids.slice(0, Math.max(0, ids.length - most))) sockets.get(id)?.disconnect(true)
}

/** Limits what one connection sends, and how many connections one session and one player have. */
export function limitConnection(io: LiveIo, socket: LiveSocket): void {
  limitPackets(socket)
  closeOldest(io, `session:${socket.data.sessionId}`, TABS_OF_SESSION)
  closeOldest(io, `player:${socket.data.playerId}`, TABS_OF_PLAYER)
}
