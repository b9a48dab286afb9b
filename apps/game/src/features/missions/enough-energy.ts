import type { Energy } from '../../../../../generated/types.ts'

/** When the store will hold `need` points (ms), or null when it holds them or never will. */
export function enoughEnergyAt(
  energy: Pick<Energy, 'max' | 'intervalSeconds'>,
  present: { current: number; nextAt: number | null },
  need: number,
): number | null {
  const missing = need - present.current
  if (missing <= 0 || need > energy.max || present.nextAt === null) return null
  return present.nextAt + (missing - 1) * energy.intervalSeconds * 1000
}
