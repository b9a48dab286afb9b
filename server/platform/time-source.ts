/** The only source of time on the server. */
export type Clock = {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved, for tests and replays. */
export type SettableClock = Clock & {
  set(instant: Date): void
  advance(seconds: number): void
}

export function createSettableClock(start: Date): SettableClock {
  let milliseconds = start.getTime()
  return {
    now: () => new Date(milliseconds),
    set: (instant) => {
      milliseconds = instant.getTime()
    },
    advance: (seconds) => {
      milliseconds += seconds * 1000
    },
  }
}
