import type { Socket } from 'socket.io-client'
import type { ClientToServerEvents, ServerToClientEvents } from '../../../../generated/events.ts'
import type { ChannelName, GameData, Subscriptions } from '../../../../generated/types.ts'
import { isOffline } from '../ui/offline.ts'

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>
type Handshake = { clientId: string; token?: string }

export type LiveState = {
  phase: 'idle' | 'connecting' | 'connected' | 'disconnected'
  isReconnecting: boolean
}

export type LiveDeps = {
  /** Origin of the server. Empty for the page's own. */
  url?: string
  handshake: () => Handshake
  present: () => Subscriptions
  onGameData: (data: GameData) => void
  onCloseSession: (sessionIds: readonly string[]) => void
  /** Texts that are the same for everybody have changed. */
  onPublicData: () => void
  /** The socket did not take the subscription: fetch the channels over HTTP. */
  onRefused: (channels: Subscriptions) => void
  /** The server ended the connection or refused the handshake: check whether the session still exists. */
  onTurnedAway: () => void
}

/** docs/game.md §9: delays of 1 s to 5 s, half of it random, 20 s to connect. */
const RECONNECTION = {
  reconnection: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
}

const ACKNOWLEDGE_TIMEOUT_MS = 5000

/** The subscriptions to the wanted channels, or all of them. */
function subscribedOf(subscriptions: Subscriptions, wanted?: readonly string[]): Subscriptions {
  return Object.fromEntries(
    Object.entries(subscriptions).filter(([name]) => !wanted || wanted.includes(name)),
  )
}

/** The live connection: one socket, its state and the events of docs/game.md §4. */
export function createLiveConnection(deps: LiveDeps) {
  let socket: LiveSocket | null = null
  let wanted = false
  let state: LiveState = { phase: 'idle', isReconnecting: false }
  const listeners = new Set<() => void>()

  const move = (next: LiveState): void => {
    state = next
    for (const listener of listeners) listener()
  }

  const fetchChannels = (asked?: readonly ChannelName[]): void => {
    const request = subscribedOf(deps.present(), asked)
    if (Object.keys(request).length === 0 || !socket) return
    socket
      .timeout(ACKNOWLEDGE_TIMEOUT_MS)
      .emitWithAck('fetchGameData', request)
      .then(
        ({ isAccepted }) => !isAccepted && deps.onRefused(request),
        () => deps.onRefused(request),
      )
  }

  /** Settles with the first outcome. The library keeps trying after a failure. */
  const connected = (live: LiveSocket): Promise<void> =>
    new Promise((resolve, reject) => {
      live.once('connect', resolve)
      live.once('connect_error', reject)
    })

  const listen = (live: LiveSocket): void => {
    live.on('connect', () => {
      move({ phase: 'connected', isReconnecting: false })
      // Events may have been missed while disconnected: refetch everything shown, also after the first connect.
      fetchChannels()
      deps.onPublicData()
    })
    live.on('disconnect', (reason) => {
      move({ phase: 'disconnected', isReconnecting: wanted })
      // The library does not reconnect after the server has disconnected on purpose.
      if (reason === 'io server disconnect') deps.onTurnedAway()
    })
    live.on('connect_error', (error) => {
      console.warn('Live connection:', error.message)
      move({ phase: 'disconnected', isReconnecting: true })
      // The server itself refused. When the server is away the library retries.
      if (!live.active) deps.onTurnedAway()
    })
    live.on('needFetchGameData', ({ channels }) => fetchChannels(channels))
    live.on('publicDataChanged', deps.onPublicData)
    live.on('newGameData', deps.onGameData)
    live.on('closeSession', ({ sessionIds }) => deps.onCloseSession(sessionIds))
  }

  const open = async (): Promise<void> => {
    wanted = true
    if (socket?.connected) return
    if (socket) {
      const outcome = connected(socket)
      socket.connect()
      return outcome
    }
    move({ phase: 'connecting', isReconnecting: false })
    // Not part of the first load: pages show what they have fetched meanwhile.
    const library = isOffline() ? null : await import('socket.io-client').catch(() => null)
    if (!wanted || socket) return
    if (!library) {
      move({ phase: 'disconnected', isReconnecting: true })
      setTimeout(() => wanted && void open(), RECONNECTION.reconnectionDelayMax)
      return
    }
    const { io } = library
    socket = io(deps.url ?? '', {
      path: '/api/socket/app',
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      withCredentials: true,
      ...RECONNECTION,
      auth: (give) => give(deps.handshake()),
    })
    listen(socket)
    return connected(socket)
  }

  return {
    /**
     * Connects, or reconnects at once after the server closed the connection. Rejects with the first error, which is
     * logged. The library then keeps trying (docs/game.md §8).
     */
    open,
    close(): void {
      wanted = false
      socket?.removeAllListeners()
      socket?.disconnect()
      socket = null
      move({ phase: 'idle', isReconnecting: false })
    },
    fetchChannels,
    state: (): LiveState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type LiveConnection = ReturnType<typeof createLiveConnection>
