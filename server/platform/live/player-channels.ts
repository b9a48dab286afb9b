import type { Bus } from '../bus/bus.ts'
import type { Deliver } from '../bus/subscriptions.ts'

/** A subscription outlives its last tab by this, ms: the tab may only reload. Longer than the handshake of a tab. */
const IDLE_MS = 20_000

/** The subscriptions of this process. `enter` is for a tab here, `expect` for one that is about to be here. */
export function createPlayerChannels(bus: Bus, deliver: Deliver) {
  /** Since when (ms) nobody here needs the channel; undefined: somebody does. */
  const idleSince = new Map<string, number | undefined>()
  const sweep = setInterval(() => {
    for (const [channel, since] of idleSince) {
      if (since === undefined || performance.now() - since < IDLE_MS) continue
      idleSince.delete(channel)
      bus.unsubscribe(channel)
    }
  }, IDLE_MS / 2)
  sweep.unref()
  return {
    enter: (channel: string): Promise<void> => {
      idleSince.set(channel, undefined)
      return bus.subscribe(channel, deliver)
    },
    expect: (channel: string): Promise<void> => {
      if (!idleSince.has(channel) || idleSince.get(channel) !== undefined)
        idleSince.set(channel, performance.now())
      return bus.subscribe(channel, deliver)
    },
    leave: (channel: string): void => {
      if (idleSince.has(channel)) idleSince.set(channel, performance.now())
    },
    close: () => clearInterval(sweep),
  }
}
