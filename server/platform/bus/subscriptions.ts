import type { BusClient } from './bus-connection.ts'

/** Receives the messages of a channel. */
export type Deliver = (message: Buffer, channel: Buffer) => void

export type Subscriptions = {
  /** Resolves when the channel is subscribed or not, as it is wanted by then. Rejects if the connection is lost. */
  settle(channel: string): Promise<void>
}

/**
 * Brings the subscriptions of one connection to what is wanted, by one command for a channel at a time: of a subscription that is sent
 * while the channel's end is under way, the client library would send nothing.
 */
export function createSubscriptions(
  client: BusClient,
  wanted: ReadonlyMap<string, Deliver>,
  onFailure: (error: unknown) => void,
): Subscriptions {
  const active = new Set<string>()
  const changing = new Map<string, Promise<void>>()
  const deliver: Deliver = (message, channel) => wanted.get(channel.toString())?.(message, channel)
  const change = async (channel: string, isWanted: boolean) => {
    try {
      if (isWanted) {
        await client.sSubscribe(channel, deliver, true)
        active.add(channel)
      } else {
        await client.sUnsubscribe(channel)
        active.delete(channel)
      }
    } catch (error) {
      onFailure(error)
      throw error
    } finally {
      changing.delete(channel)
    }
  }
  const settle = async (channel: string): Promise<void> => {
    await changing.get(channel)
    const isWanted = wanted.has(channel)
    if (isWanted === active.has(channel)) return
    const running = changing.get(channel) ?? change(channel, isWanted)
    if (!changing.has(channel)) changing.set(channel, running)
    await running
    await settle(channel)
  }
  return { settle }
}
