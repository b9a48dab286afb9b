/**
 * Time as the player lives it, in seconds of a world at speed 1. Reading and tapping count as they are. The way of the
 * army counts as announced, however fast the world is: another march cannot start before it is over.
 */
export type PlayClock = {
  seconds(): number
  /** Real seconds since the start. */
  realSeconds(): number
  /** Does not count the real time of `wait`. */
  excluding<Result>(wait: () => Promise<Result>): Promise<Result>
  /** Moves on to this second of play, never back. */
  atLeast(seconds: number): void
}

export function createPlayClock(): PlayClock {
  const begin = performance.now()
  let offset = 0
  const seconds = () => (performance.now() - begin + offset) / 1000
  return {
    seconds,
    realSeconds: () => (performance.now() - begin) / 1000,
    excluding: async (wait) => {
      const from = performance.now()
      try {
        return await wait()
      } finally {
        offset -= performance.now() - from
      }
    },
    atLeast: (wanted) => {
      offset += Math.max(0, wanted - seconds()) * 1000
    },
  }
}
