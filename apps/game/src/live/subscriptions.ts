import type { ChannelName, Subscriptions } from '#generated/types.ts'

/** Counts the mounted components per channel. A subscription ends when the last one leaves. */
export function createSubscriptions() {
  const subscribers = new Map<ChannelName, number>()

  const present = (): Subscriptions =>
    Object.fromEntries([...subscribers.keys()].map((channel) => [channel, true]))

  return {
    present,
    json: (): string => JSON.stringify(present()),
    has: (channel: ChannelName): boolean => subscribers.has(channel),
    /**
     * Subscribes. Returns whether this is the channel's first subscriber, and a function to leave, safe to call
     * twice.
     */
    add(channel: ChannelName): { isFirst: boolean; leave: () => void } {
      const before = subscribers.get(channel) ?? 0
      subscribers.set(channel, before + 1)
      let hasLeft = false
      const leave = () => {
        if (hasLeft) return
        hasLeft = true
        const others = (subscribers.get(channel) ?? 0) - 1
        if (others > 0) subscribers.set(channel, others)
        else subscribers.delete(channel)
      }
      return { isFirst: before === 0, leave }
    },
  }
}

export type SubscriptionRegistry = ReturnType<typeof createSubscriptions>
