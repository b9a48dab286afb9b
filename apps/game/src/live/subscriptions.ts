import type { ChannelName, Subscriptions } from '../../../../generated/events.ts'

/** Which channels the mounted components show, counted: the last one to leave ends a subscription. */
export function createSubscriptions() {
  const counts = new Map<ChannelName, number>()

  const present = (): Subscriptions => {
    const channels: Subscriptions = {}
    for (const channel of counts.keys()) channels[channel] = true
    return channels
  }
  return {
    present,
    json: (): string => JSON.stringify(present()),
    has: (channel: ChannelName): boolean => counts.has(channel),
    /** Subscribes; the answer tells whether it is the first, and how to leave. */
    add(channel: ChannelName): { isFirst: boolean; leave: () => void } {
      const before = counts.get(channel) ?? 0
      counts.set(channel, before + 1)
      let left = false
      const leave = () => {
        if (left) return
        left = true
        const now = (counts.get(channel) ?? 1) - 1
        if (now > 0) counts.set(channel, now)
        else counts.delete(channel)
      }
      return { isFirst: before === 0, leave }
    },
  }
}

export type SubscriptionRegistry = ReturnType<typeof createSubscriptions>
