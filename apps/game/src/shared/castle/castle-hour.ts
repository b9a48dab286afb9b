import { useEffect, useState } from 'react'
import { timeOfDay } from '../../art/castle/stages.ts'
import type { TimeOfDay } from '../../art/palette.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'

/** How often (ms) the light is updated. Dusk needs no more than minutes. */
const HOUR_CHECK_INTERVAL_MS = 60_000

/** The light over the castle at an instant (ms), by the player's time zone: by day the castle is seen by day. */
export function lightAt(now: number): TimeOfDay {
  return timeOfDay(new Date(now).getHours())
}

export function useLight(): TimeOfDay {
  const now = useServerNow()
  const [, look] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => look((count) => count + 1), HOUR_CHECK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return lightAt(now())
}
