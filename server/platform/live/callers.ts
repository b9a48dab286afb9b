/** A page without a live connection asks every 15 to 18 seconds. One lost call is forgiven. */
const CALLER_MS = 40_000

export type Callers = {
  note(playerId: number): void
  forget(playerId: number): void
  /** Who has called within the last forty seconds and was not forgotten since. */
  present(): readonly number[]
}

/** The players whose pages go on by calls, because a network refuses the live connection. `clock` gives milliseconds. */
export function createCallers(clock: () => number): Callers {
  const calledAt = new Map<number, number>()
  return {
    note: (playerId) => void calledAt.set(playerId, clock()),
    forget: (playerId) => void calledAt.delete(playerId),
    present: () => {
      for (const [playerId, at] of calledAt) if (clock() - at > CALLER_MS) calledAt.delete(playerId)
      return [...calledAt.keys()]
    },
  }
}
