import { useEffect, useEffectEvent } from 'react'
import { useServerNow } from '../../ui/values/server-clock.tsx'

/** Delay (ms) after midnight, so that the server is on the new day too. */
const DAY_END_DELAY_MS = 500

/** Refetches the tasks when their game day ends (`resetsAt`). */
export function useNewDay(resetsAt: string | undefined, refresh: () => void): void {
  const now = useServerNow()
  const left = useEffectEvent(() => Date.parse(resetsAt ?? '') - now())
  const ended = useEffectEvent(refresh)
  useEffect(() => {
    if (resetsAt === undefined) return
    const timer = setTimeout(() => ended(), Math.max(0, left()) + DAY_END_DELAY_MS)
    return () => clearTimeout(timer)
  }, [resetsAt])
}
