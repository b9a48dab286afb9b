import type { Energy } from '#generated/types.ts'
import { energyReachedAt } from '#rules/energy/energy.ts'
import { paceOf } from '../castle/use-energy-now.ts'

/** When the player will have `need` energy (ms). Null if there is enough already, or never will be. */
export function enoughEnergyAt(
  energy: Pick<Energy, 'intervalSeconds' | 'intervalChange' | 'laterIntervalChange'>,
  present: { current: number; nextAt: number | null },
  need: number,
): number | null {
  if (need <= present.current || present.nextAt === null) return null
  if (need === present.current + 1) return present.nextAt
  const state = { energy: present.current + 1, energyAt: present.nextAt }
  return energyReachedAt(state, need, present.nextAt, paceOf(energy))
}
