/** Experience in per cent, while less than `below` energy was spent within the game day. */
const TIRED_STEPS = [
  { below: 150, percent: 100 },
  { below: 300, percent: 50 },
  { below: Number.POSITIVE_INFINITY, percent: 20 },
] as const

/** Percentage of experience for the next point of energy after `spentToday` points: 100, 50 or 20. */
export function tiredShare(spentToday: number): number {
  return TIRED_STEPS.find((step) => spentToday < step.below)?.percent ?? 0
}

/**
 * Basis points of experience for spending `energy` points after `spentToday`. Energy spent across a step is split
 * point by point (6 points after 148: two full, four half, 6,666).
 */
export function tiredShareOfSpend(spentToday: number, energy: number): number {
  if (energy <= 0) return tiredShare(spentToday) * 100
  let sum = 0
  for (let point = 0; point < energy; point += 1) sum += tiredShare(spentToday + point)
  return Math.floor((sum * 100) / energy)
}
