/** How many of everything a world of the bench holds. */
export type WorldSize = {
  readonly name: 'small' | 'large'
  readonly players: number
  /** Lines of the ledger, lines of the histories of things, pieces of gear: each that many. */
  readonly rows: number
}

/**
 * A reader's own part is the same in both worlds, and long enough for pages far down; what differs is how much else lies
 * in the same tables.
 */
export const reader = { entries: 250, gear: 40 } as const

/** As many readers as the world's rows last for, at most that many. */
const mostReaders = 300

export function readersOf({ rows }: WorldSize): number {
  return Math.max(2, Math.min(mostReaders, Math.floor(rows / reader.entries / 2)))
}
