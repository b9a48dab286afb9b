import { useEffect, useState } from 'react'
import { timeOfDay } from '../../art/castle/stages.ts'
import type { TimeOfDay } from '../../art/palette.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'

/** How often (ms) the light is looked at: dusk comes by the minute, not by the second. */
const glance = 60_000
const moscow = new Intl.DateTimeFormat('ru-RU', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Europe/Moscow',
})

/** The light over the castle at an instant (ms): the game's day is Moscow's. */
export function lightAt(now: number): TimeOfDay {
  return timeOfDay(Number(moscow.format(now)))
}

export function useLight(): TimeOfDay {
  const now = useServerNow()
  const [, look] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => look((count) => count + 1), glance)
    return () => clearInterval(timer)
  }, [])
  return lightAt(now())
}
