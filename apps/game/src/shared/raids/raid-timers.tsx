import { useState } from 'react'
import type { RaidsData } from '#generated/types.ts'
import { Countdown } from '../../ui/values/countdown.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { Wait, Waits } from '../../ui/values/waits.tsx'

export type RaidWaits = Pick<RaidsData, 'restUntil' | 'protectedUntil' | 'immuneUntil' | 'spiesBackAt'>

const TIMERS = [
  { key: 'restUntil', words: 'Войско отдыхает', label: 'До конца отдыха' },
  { key: 'spiesBackAt', words: 'Лазутчики в пути', label: 'До возвращения лазутчиков' },
  { key: 'immuneUntil', words: 'Замок не тронут', label: 'До конца передышки' },
  { key: 'protectedUntil', words: 'Защита новичка', label: 'До конца защиты' },
] as const satisfies readonly { key: keyof RaidWaits; words: string; label: string }[]

/** The timers of raids that still run at an instant (ms). */
export function runningTimers(waits: RaidWaits, now: number) {
  return TIMERS.flatMap((timer) => {
    const until = waits[timer.key]
    return until !== null && Date.parse(until) > now ? [{ ...timer, until }] : []
  })
}

/** What the player waits for in raids, each with its time. Nothing when all is over. */
export function RaidTimers({ waits }: { waits: RaidWaits }) {
  const now = useServerNow()
  const [, drop] = useState(0)
  const running = runningTimers(waits, now())
  if (running.length === 0) return null
  return (
    <Waits label="Набеги: чего ждать">
      {running.map(({ key, words, label, until }) => (
        <Wait key={key} words={words}>
          <Countdown until={until} label={label} onEnd={() => drop((count) => count + 1)} />
        </Wait>
      ))}
    </Waits>
  )
}
