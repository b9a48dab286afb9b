/** A table whose rows lie in partitions, for ranges of ids or of days. Its key contains what divides it. */
export type DividedTable = {
  readonly table: string
  /** By the `id`, which rises with time, or by the day (UTC) of `created_at`. */
  readonly by: 'ID' | 'DAY'
  /** A partition is dropped when its youngest row is so old, ms. Undefined: never. */
  readonly keptMs?: number
  /** Its rows are a ledger of players. Those of old partitions are kept as sums, too. */
  readonly summedBy?: SummedBy
}

/** What the rows of a ledger add up to, as SQL of its columns. */
export type SummedBy = {
  /** A text: the currency or item; `''` if there is only one. */
  readonly subject: string
  /** Signed. */
  readonly amount: string
}

/** The column that divides it. */
export function keyOf({ by }: DividedTable): string {
  return by === 'ID' ? 'id' : 'created_at'
}
