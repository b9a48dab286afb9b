import type { Energy } from '../../../../../generated/types.ts'

/** When the player will have `need` energy (ms). Null if there is enough already, or never will be. */
export function enoughEnergyAt(
  energy: Pick<Energy, 'max' | 'intervalSeconds'>,
  present: { current: number; nextAt: number | null },
  need: number,
): number | null {
  const missing = need - present.current
  if (missing <= 0 || need > energy.max || present.nextAt === null) return null
  return present.nextAt + (missing - 1) * energy.intervalSeconds * 1000
}
