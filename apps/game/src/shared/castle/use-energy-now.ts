import { useEffect, useState } from 'react'
import type { Energy } from '#generated/types.ts'
import { type EnergyPace, energyNow, nextEnergyAt } from '#rules/energy/energy.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'

type Paced = Pick<Energy, 'intervalSeconds' | 'intervalChange' | 'laterIntervalChange'>
type StoredEnergy = Paced & Pick<Energy, 'current' | 'max' | 'nextAt'>

/** How fast the store of a snapshot fills. */
export function paceOf({ intervalSeconds, intervalChange, laterIntervalChange }: Paced): EnergyPace {
  const changes = [intervalChange, laterIntervalChange].filter((change) => change !== null)
  return {
    intervalMs: Math.max(1, intervalSeconds) * 1000,
    changes: changes.map((change) => ({
      at: Date.parse(change.at),
      intervalMs: Math.max(1, change.intervalSeconds) * 1000,
    })),
  }
}

/** Energy at an instant (ms) and when the next point comes, computed from the last snapshot. */
export function energyAt(energy: StoredEnergy, now: number): { current: number; nextAt: number | null } {
  if (energy.nextAt === null || energy.current >= energy.max) return { current: energy.current, nextAt: null }
  const first = Date.parse(energy.nextAt)
  if (now < first) return { current: energy.current, nextAt: first }
  const state = { energy: energy.current + 1, energyAt: first }
  const pace = paceOf(energy)
  return { current: energyNow(state, now, pace), nextAt: nextEnergyAt(state, now, pace) }
}

/** Energy counting up live, without calls to the server. */
export function useEnergyNow(energy: StoredEnergy): { current: number; nextAt: number | null } {
  const now = useServerNow()
  const [, refresh] = useState(0)
  const present = energyAt(energy, now())
  const next = present.nextAt

  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => refresh((count) => count + 1), Math.max(50, next - now() + 20))
    return () => clearTimeout(timer)
  }, [next, now])

  return present
}
