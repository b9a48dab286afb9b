import { useEffect, useState } from 'react'
import { useServerNow } from '../../ui/values/server-clock.tsx'

type StoredEnergy = { current: number; max: number; nextAt: string | null; intervalSeconds: number }

/** Energy at an instant (ms) and when the next point comes, computed from the last snapshot. */
export function energyAt(energy: StoredEnergy, now: number): { current: number; nextAt: number | null } {
  if (energy.nextAt === null || energy.current >= energy.max) return { current: energy.current, nextAt: null }
  const first = Date.parse(energy.nextAt)
  const step = Math.max(1, energy.intervalSeconds) * 1000
  const gained = now < first ? 0 : 1 + Math.floor((now - first) / step)
  const current = Math.min(energy.max, energy.current + gained)
  return { current, nextAt: current >= energy.max ? null : first + gained * step }
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
