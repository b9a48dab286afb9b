/** How many rows a world of the bench holds. */
export type WorldSize = {
  readonly name: 'small' | 'large'
  readonly players: number
  /** Castles that own nothing and only stand in the top lists. */
  readonly rivals: number
  /** Rows in each of the item history and the gear. */
  readonly rows: number
  /** Rows in the ledger. */
  readonly ledger: number
}

/**
 * A reader's own rows are the same in both worlds, and enough for far pages. Only the other rows in the same
 * tables differ.
 */
export const READER_ROWS = { entries: 250, gear: 40, card: 40 } as const

/** Upper limit. A small world has fewer readers, since its rows must suffice for them. */
const READERS_MAX = 300

export function readersOf({ rows }: WorldSize): number {
  return Math.max(2, Math.min(READERS_MAX, Math.floor(rows / READER_ROWS.entries / 2)))
}

/** Who owns the rows: the readers' rows come first, in turn, then those of all players. */
export type Shares = {
  readonly first: number
  readonly readers: number
  readonly players: number
  readonly rows: number
}
