/** A whole in basis points: shares, chances and skills are counted in them. */
export const WHOLE = 10_000

export const BASIS_POINTS_PER_PERCENT = 100
