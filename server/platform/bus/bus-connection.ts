import { createClient } from '@redis/client'
import { answerWithin } from './answer-within.ts'

const OPEN_TIMEOUT_MS = 3000
const PING_INTERVAL_MS = 1000
const PING_TIMEOUT_MS = 3000

function createBusClient(url: string, name: string) {
  return createClient({
    url,
    name,
    // The bus itself reconnects, and nothing may wait for that.
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: { connectTimeout: OPEN_TIMEOUT_MS, reconnectStrategy: false },
  })
}

export type BusClient = ReturnType<typeof createBusClient>

/** Two connections to Redis that live and end together: one sends, one listens. */
export type BusConnection = {
  readonly sender: BusClient
  readonly listener: BusClient
  /** False from a silence until the next answer. */
  isAnswering(): boolean
  /** Notes that a command was not answered in time. */
  noteSilence(): void
  /** Resolves to the reason when the connection has ended or must be given up. */
  readonly lost: Promise<unknown>
  giveUp(reason: unknown): void
  /** At once: the other side may be silent. */
  end(): void
}

/** Connects, and from then on asks every second whether Redis answers. Rejects if it does not within three seconds. */
export async function openBusConnection(url: string): Promise<BusConnection> {
  const sender = createBusClient(url, 'donjon-sender')
  const listener = createBusClient(url, 'donjon-listener')
  const clients = [sender, listener]
  const lost = Promise.withResolvers<unknown>()
  for (const client of clients) client.on('error', lost.resolve).on('terminated', lost.resolve)
  let isSilent = false
  let isPinging = false
  const ping = () => {
    if (isPinging) return
    isPinging = true
    answerWithin(Promise.all(clients.map((client) => client.ping())), PING_TIMEOUT_MS)
      .then(() => {
        isSilent = false
      }, lost.resolve)
      .finally(() => {
        isPinging = false
      })
  }
  const end = () => {
    clearInterval(timer)
    for (const client of clients) client.destroy()
  }
  const timer = setInterval(ping, PING_INTERVAL_MS)
  try {
    isPinging = true
    await answerWithin(Promise.all(clients.map((client) => client.connect())), OPEN_TIMEOUT_MS)
    isPinging = false
  } catch (error) {
    end()
    throw error
  }
  return {
    sender,
    listener,
    isAnswering: () => !isSilent,
    noteSilence: () => {
      isSilent = true
    },
    lost: lost.promise,
    giveUp: lost.resolve,
    end,
  }
}
