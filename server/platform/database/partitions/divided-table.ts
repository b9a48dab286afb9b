/** A table whose rows lie in partitions, for ranges of ids or of days. Its key contains what divides it. */
export type DividedTable = {
  readonly table: string
  /** By the `id`, which rises with time, or by the day (UTC) of `created_at`. */
  readonly by: 'ID' | 'DAY'
  /** A partition is dropped when its youngest row is so old, ms. Undefined: never. */
  readonly keptMs?: number
}

/** The column that divides it. */
export function keyOf({ by }: DividedTable): string {
  return by === 'ID' ? 'id' : 'created_at'
}
