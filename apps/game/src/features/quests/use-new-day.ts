import { useEffect, useEffectEvent } from 'react'
import { useServerNow } from '../../ui/values/server-clock.tsx'

/** A moment (ms) past midnight: the server must see the new day too. */
const later = 500

/** Asks for the new day's tasks when the game day of these ends (`resetsAt`). */
export function useNewDay(resetsAt: string | undefined, refresh: () => void): void {
  const now = useServerNow()
  const left = useEffectEvent(() => Date.parse(resetsAt ?? '') - now())
  const ended = useEffectEvent(refresh)
  useEffect(() => {
    if (resetsAt === undefined) return
    const timer = setTimeout(() => ended(), Math.max(0, left()) + later)
    return () => clearTimeout(timer)
  }, [resetsAt])
}
