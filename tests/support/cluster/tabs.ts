import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { CHANNEL_NAMES, type ClientToServerEvents, type ServerToClientEvents } from '#generated/events.ts'
import type { GameData } from '#generated/types.ts'
import type { Caller } from '../command-load.ts'
import { sendWire } from '../wire.ts'

/** A player's open page, as far as its data go. It shows every channel. */
export type Tab = {
  readonly caller: Caller
  isConnected(): boolean
  /** Channels in which it differs from what GET /game-data says now, with both. */
  differences(): Promise<readonly unknown[]>
  /** How often the connection has ended, and for how long it was gone at most, ms. Since the last call. */
  takeAbsences(): { readonly count: number; readonly longestMs: number }
  close(): void
}

/** As in apps/game/src/live/connection.ts. */
const RECONNECTION = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
}
const ACKNOWLEDGE_TIMEOUT_MS = 5000
const ASK_AGAIN_MS = 1000
/** How many players are online is counted every few seconds. */
const COMPARED = CHANNEL_NAMES.filter((name) => name !== 'online')

type Channels = readonly string[]

function subscriptionsTo(channels: Channels) {
  return Object.fromEntries(channels.map((name) => [name, true as const]))
}

/** The server's time, places in lists, which others move, and energy, which returns with time, differ between two answers about the same state. */
const UNCOMPARED = ['serverTime', 'place', 'rev', 'energy']

function comparable(snapshot: unknown): unknown {
  return JSON.stringify(snapshot, (key, value) => (UNCOMPARED.includes(key) ? undefined : value))
}

/** Asks until it is answered, or until `isOver`. */
async function fetchByCall(
  url: string,
  { cookie, localAddress }: Caller,
  channels: Channels,
  isOver: () => boolean,
): Promise<GameData> {
  const path = `/api/game-data?${channels.map((name) => `${name}=true`).join('&')}`
  while (!isOver()) {
    const answer = await sendWire(url, { method: 'GET', path, headers: { cookie }, localAddress }).catch(
      () => undefined,
    )
    if (answer?.status === 200) return JSON.parse(answer.text)
    await delay(ASK_AGAIN_MS)
  }
  return {}
}

export function openTab(url: string, caller: Caller): Tab {
  const held = new Map<string, { readonly rev: number }>()
  let absences: number[] = []
  let goneAt: number | undefined
  let isClosed = false
  const isOver = () => isClosed
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(url, {
    path: '/api/socket/app',
    transports: ['websocket'],
    forceNew: true,
    ...RECONNECTION,
    // The library's types know the agent of browsers only.
    agent: new Agent({ localAddress: caller.localAddress }) as unknown as string,
    extraHeaders: { cookie: caller.cookie },
    auth: { clientId: randomUUID() },
  })
  const apply = (data: GameData) => {
    for (const [name, snapshot] of Object.entries(data))
      if (snapshot && (held.get(name)?.rev ?? 0) <= snapshot.rev) held.set(name, snapshot)
  }
  const fetchChannels = async (channels: Channels): Promise<void> => {
    const reply = await socket
      .timeout(ACKNOWLEDGE_TIMEOUT_MS)
      .emitWithAck('fetchGameData', subscriptionsTo(channels))
      .catch(() => undefined)
    if (!reply?.isAccepted) apply(await fetchByCall(url, caller, channels, isOver))
  }
  let turnedAway = 0
  /** After a refusal by the server the library leaves the connection closed. The page looks for its session and opens it again. */
  const openAgain = async (): Promise<void> => {
    await delay(
      Math.min(RECONNECTION.reconnectionDelayMax, RECONNECTION.reconnectionDelay * 2 ** turnedAway++),
    )
    if (!isClosed) socket.connect()
  }
  socket.on('connect_error', () => {
    if (!socket.active) void openAgain()
  })
  socket.on('newGameData', apply)
  socket.on('needFetchGameData', ({ channels }) => void fetchChannels(channels))
  socket.on('connect', () => {
    if (goneAt !== undefined) absences.push(performance.now() - goneAt)
    goneAt = undefined
    turnedAway = 0
    void fetchChannels(CHANNEL_NAMES)
  })
  socket.on('disconnect', (reason) => {
    goneAt ??= performance.now()
    if (reason === 'io server disconnect') void openAgain()
  })
  return {
    caller,
    isConnected: () => socket.connected,
    differences: async () => {
      const data = new Map(Object.entries(await fetchByCall(url, caller, COMPARED, isOver)))
      const both = COMPARED.map((name) => ({
        name,
        shown: comparable(held.get(name)),
        read: comparable(data.get(name)),
      }))
      return both.filter(({ shown, read }) => shown !== read)
    },
    takeAbsences: () => {
      const taken = { count: absences.length, longestMs: Math.max(0, ...absences) }
      absences = []
      return taken
    },
    close: () => {
      isClosed = true
      socket.disconnect()
    },
  }
}
