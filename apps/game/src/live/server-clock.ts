/** How long a sample is kept (ms). After that a slower one may replace it, since clocks drift. */
const SAMPLE_LIFETIME_MS = 10 * 60_000
/** Smaller corrections (ms) are not worth a new render. */
const NOTICEABLE_OFFSET_MS = 250

/** How far the server's clock is ahead of this device's (ms), from the fastest answer. */
export function createServerClock() {
  let offset = 0
  let sample: { roundTrip: number; at: number } | null = null
  const listeners = new Set<() => void>()

  return {
    note(server: number, sentAt: number, receivedAt: number): void {
      const roundTrip = receivedAt - sentAt
      if (sample && roundTrip >= sample.roundTrip && receivedAt - sample.at < SAMPLE_LIFETIME_MS) return
      sample = { roundTrip, at: receivedAt }
      const next = Math.round(server - (sentAt + receivedAt) / 2)
      if (Math.abs(next - offset) < NOTICEABLE_OFFSET_MS) return
      offset = next
      for (const listener of listeners) listener()
    },
    offset: (): number => offset,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type ServerClockStore = ReturnType<typeof createServerClock>
