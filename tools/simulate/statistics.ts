/** Ascending; infinity ("never") stands last. */
function sorted(values: readonly number[]): number[] {
  return [...values].sort((left, right) => (left === right ? 0 : left < right ? -1 : 1))
}

/** The value below which the share (0 to 1) lies, between the two nearest in proportion; null of none. */
export function quantile(values: readonly number[], share: number): number | null {
  const ascending = sorted(values)
  const place = share * (ascending.length - 1)
  const lower = ascending[Math.floor(place)]
  const upper = ascending[Math.ceil(place)]
  if (lower === undefined || upper === undefined) return null
  // Infinity less infinity is no number.
  return lower === upper ? lower : lower + (upper - lower) * (place - Math.floor(place))
}

export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5)
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sumOf(values) / values.length
}

/** How unevenly values (from 0) are spread: 0 when all are alike, towards 1 when one has everything. */
export function gini(values: readonly number[]): number {
  const ascending = sorted(values)
  const total = sumOf(ascending)
  if (total === 0) return 0
  const weighed = ascending.reduce((sum, value, index) => sum + (index + 1) * value, 0)
  const count = ascending.length
  return (2 * weighed) / (count * total) - (count + 1) / count
}
