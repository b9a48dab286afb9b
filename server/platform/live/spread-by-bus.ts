import { createShardedAdapter } from '@socket.io/redis-adapter'
import type { Bus } from '../bus/bus.ts'
import type { Deliver } from '../bus/subscriptions.ts'
import { createPlayerChannels } from './player-channels.ts'
import type { Spreading } from './spreading.ts'
import { createUnsent } from './unsent.ts'

/**
 * Distributes events to the tabs of other processes through Redis. Each process subscribes to its own players only, so that Redis
 * sends an event nowhere else. The adapter gets clients of ours: it waits until a message is sent before it writes to the tabs of
 * this process, so sending returns at once. What was not sent follows when Redis is back.
 */
export function spreadByBus(bus: Bus, onReturn: () => void): Spreading {
  const unsent = createUnsent()
  /** The adapter sends what is for one room to `<prefix>#<namespace>#<room>#`. */
  const roomsBegin = `${bus.prefix}#/#`
  const isUnused = (channel: string) =>
    channel.startsWith(`${roomsBegin}session:`) || channel.startsWith(`${roomsBegin}client:`)

  let receive: Deliver | undefined
  const channels = createPlayerChannels(bus, (message, channel) => receive?.(message, channel))
  const send = (channel: string, message: string | Buffer): void =>
    void bus.publish(channel, message).catch(() => unsent.keep({ channel, message }))

  bus.onReturn(() => {
    for (const { channel, message } of unsent.take()) send(channel, message)
    onReturn()
  })
  const sender = {
    // By this member the adapter knows which client library it has.
    sSubscribe: () => undefined,
    sPublish: async (channel: string, message: string | Buffer) => send(channel, message),
  }
  const listener = {
    sSubscribe: (channel: string, deliver: Deliver) => {
      receive = deliver
      // Messages to a session or a tab stay in its process.
      if (!isUnused(channel)) void channels.enter(channel)
    },
    sUnsubscribe: (channel: string) => channels.leave(channel),
  }
  return {
    adapter: createShardedAdapter(sender, listener, { channelPrefix: bus.prefix }),
    expectTab: (playerId) => channels.expect(`${roomsBegin}player:${playerId}#`),
    close: async () => channels.close(),
  }
}
