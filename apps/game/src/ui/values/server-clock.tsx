import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react'

const Offset = createContext(0)

type ServerClockProps = {
  /** The server's clock less the browser's, ms. */
  offset: number
  children: ReactNode
}

/** Lets everything below count by the server's clock: a wrong clock in the pocket shows no wrong countdown. */
export function ServerClock({ offset, children }: ServerClockProps) {
  return <Offset value={offset}>{children}</Offset>
}

/** The server's time now, ms. */
export function useServerNow(): () => number {
  const offset = useContext(Offset)
  return () => Date.now() + offset
}

/** Whole seconds left until the instant (ISO or ms), begun ones counted, live; `onEnd` once at zero. */
export function useSecondsLeft(until: string | number, onEnd?: () => void): number {
  const offset = useContext(Offset)
  const end = typeof until === 'number' ? until : Date.parse(until)
  const measure = () => Math.max(0, end - Date.now() - offset)
  const [, refresh] = useState(0)
  const finished = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      refresh((count) => count + 1)
      const left = end - Date.now() - offset
      if (left <= 0) finished()
      else timer = setTimeout(tick, left % 1000 || 1000)
    }
    const left = end - Date.now() - offset
    // What is over when it is first shown has ended somewhere else.
    if (left > 0) timer = setTimeout(tick, left % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [end, offset])

  return Math.ceil(measure() / 1000)
}
