import type { ChannelName, Subscriptions } from '../../../../generated/types.ts'

/** Counts the mounted components per channel. A subscription ends when the last one leaves. */
export function createSubscriptions() {
  const held = new Map<ChannelName, { options: unknown }[]>()

  const present = (): Subscriptions =>
    Object.fromEntries([...held].map(([channel, subscribers]) => [channel, subscribers.at(-1)?.options]))

  return {
    present,
    json: (): string => JSON.stringify(present()),
    has: (channel: ChannelName): boolean => held.has(channel),
    /**
     * Subscribes. Returns whether this is the channel's first subscriber, and a function to leave. `options` are the
     * channel's (`useGameDataPart` types them). The latest subscriber decides which part is wanted.
     */
    add(channel: ChannelName, options: unknown = true): { isFirst: boolean; leave: () => void } {
      const subscriber = { options }
      const before = held.get(channel) ?? []
      held.set(channel, [...before, subscriber])
      const leave = () => {
        const others = (held.get(channel) ?? []).filter((other) => other !== subscriber)
        if (others.length > 0) held.set(channel, others)
        else held.delete(channel)
      }
      return { isFirst: before.length === 0, leave }
    },
  }
}

export type SubscriptionRegistry = ReturnType<typeof createSubscriptions>
