import { setTimeout as delay } from 'node:timers/promises'

/** Wakes the loop that waits for the next timer. */
export type Alarm = {
  /** Ends the present wait, or the next one if nobody waits. */
  ring(): void
  /** Resolves after the time, when it rings, or when the signal stops it. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

export function createAlarm(): Alarm {
  let rung = Promise.withResolvers<void>()
  return {
    ring: () => rung.resolve(),
    wait: async (milliseconds, signal) => {
      const waiting = new AbortController()
      const ends = AbortSignal.any([signal, waiting.signal])
      await Promise.race([
        delay(milliseconds, undefined, { signal: ends }).catch(() => undefined),
        rung.promise,
      ])
      waiting.abort()
      rung = Promise.withResolvers()
    },
  }
}
