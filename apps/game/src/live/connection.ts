import type { Socket } from 'socket.io-client'
import type { ClientToServerEvents, ServerToClientEvents } from '#generated/events.ts'
import type { ChannelName, GameData, Subscriptions } from '#generated/types.ts'
import { isOffline } from '../ui/offline.ts'
import { createPolling } from './poll-by-calls.ts'

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>
/** `sessionId`: the session whose data the page shows. */
type Handshake = { clientId: string; token?: string; sessionId?: string }

export type LiveState = {
  /** `byCalls`: there is no live connection, but the server answers calls, and the page asks by them. */
  phase: 'idle' | 'connecting' | 'connected' | 'byCalls' | 'disconnected'
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
  /** Fetches the channels over HTTP, where the socket does not. Rejects without an answer. */
  fetchByCalls: (channels: Subscriptions) => Promise<unknown>
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

/** Slower attempts (ms) where calls are answered and the connection fails again and again: the network does not let it through. */
const CALM_DELAY_MAX_MS = 60_000
/** Failures in a row until the attempts become slower. More than a restart of the server takes. */
const QUICK_ATTEMPTS = 5

const ACKNOWLEDGE_TIMEOUT_MS = 5000
/** How long (ms) the connection may take until the page asks by calls. A failure makes it ask at once. */
const POLL_AFTER_MS = 5000
/** How many polls pass until texts that are the same for everybody are fetched again. */
const POLLS_PER_PUBLIC_DATA = 4
/**
 * Texts that are the same for everybody are younger than this (ms) when the first connection is there in time. The server tells it of
 * changes of the last minute.
 */
const PUBLIC_DATA_FRESH_MS = 60_000

/** The subscriptions to the wanted channels, or all of them. */
function subscribedOf(subscriptions: Subscriptions, wanted?: readonly string[]): Subscriptions {
  return Object.fromEntries(
    Object.entries(subscriptions).filter(([name]) => !wanted || wanted.includes(name)),
  )
}

/** Long polling that the server does not offer: with several processes it has only WebSocket. */
function isPollingRefused(error: Error): boolean {
  return 'description' in error && error.description === 400
}

/** The live connection: one socket, its state and the events of docs/game.md §4. */
export function createLiveConnection(deps: LiveDeps) {
  let socket: LiveSocket | null = null
  let wanted = false
  let state: LiveState = { phase: 'idle', isReconnecting: false }
  /** Since when (ms) the first connection is awaited. */
  let awaitedSince: number | null = null
  let failures = 0
  let polls = 0
  const listeners = new Set<() => void>()

  const move = (next: LiveState): void => {
    if (next.phase === state.phase && next.isReconnecting === state.isReconnecting) return
    state = next
    for (const listener of listeners) listener()
  }

  const polling = createPolling({
    ask: () => {
      const channels = deps.present()
      return Object.keys(channels).length === 0 ? null : deps.fetchByCalls(channels)
    },
    onOutcome: (isAnswered) => {
      move({ phase: isAnswered ? 'byCalls' : 'disconnected', isReconnecting: true })
      if (!isAnswered) socket?.io.reconnectionDelayMax(RECONNECTION.reconnectionDelayMax)
      else if (++polls % POLLS_PER_PUBLIC_DATA === 0) deps.onPublicData()
    },
  })

  const fetchRefused = (channels: Subscriptions): void => {
    deps.fetchByCalls(channels).catch(() => undefined)
  }

  const fetchChannels = (asked?: readonly ChannelName[]): void => {
    const request = subscribedOf(deps.present(), asked)
    if (Object.keys(request).length === 0 || !socket) return
    socket
      .timeout(ACKNOWLEDGE_TIMEOUT_MS)
      .emitWithAck('fetchGameData', request)
      .then(
        ({ isAccepted }) => !isAccepted && fetchRefused(request),
        () => fetchRefused(request),
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
      polling.stop()
      failures = 0
      live.io.reconnectionDelayMax(RECONNECTION.reconnectionDelayMax)
      move({ phase: 'connected', isReconnecting: false })
      // Events may have been missed while disconnected: refetch everything shown, also after the first connect.
      fetchChannels()
      const isFresh = awaitedSince !== null && Date.now() - awaitedSince < PUBLIC_DATA_FRESH_MS
      awaitedSince = null
      if (!isFresh) deps.onPublicData()
    })
    live.on('disconnect', (reason) => {
      move({ phase: 'disconnected', isReconnecting: wanted })
      polling.start(POLL_AFTER_MS)
      // The library does not reconnect after the server has disconnected on purpose.
      if (reason === 'io server disconnect') deps.onTurnedAway()
    })
    live.on('connect_error', (error) => {
      console.warn('Live connection:', error.message)
      failures += 1
      if (isPollingRefused(error)) live.io.opts.transports = ['websocket']
      if (state.phase !== 'byCalls') move({ phase: 'disconnected', isReconnecting: true })
      else if (failures >= QUICK_ATTEMPTS) live.io.reconnectionDelayMax(CALM_DELAY_MAX_MS)
      polling.hurry()
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
    polling.start(POLL_AFTER_MS)
    if (socket) {
      const outcome = connected(socket)
      socket.connect()
      return outcome
    }
    awaitedSince ??= Date.now()
    if (state.phase === 'idle') move({ phase: 'connecting', isReconnecting: false })
    // Not part of the first load: pages show what they have fetched meanwhile.
    const library = isOffline() ? null : await import('socket.io-client').catch(() => null)
    if (!wanted || socket) return
    if (!library) {
      if (state.phase !== 'byCalls') move({ phase: 'disconnected', isReconnecting: true })
      polling.hurry()
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
      awaitedSince = null
      polling.stop()
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
