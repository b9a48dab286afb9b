import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react'

const Offset = createContext(0)

type ServerClockProps = {
  /** The server's clock minus the browser's (ms). */
  offset: number
  children: ReactNode
}

/** Provides the server's time to everything below, so that a wrong device clock shows no wrong countdown. */
export function ServerClock({ offset, children }: ServerClockProps) {
  return <Offset value={offset}>{children}</Offset>
}

/** Returns a function that gives the server's time (ms). */
export function useServerNow(): () => number {
  const offset = useContext(Offset)
  return () => Date.now() + offset
}

/** Live whole seconds until an instant (ISO or ms), rounded up. Calls `onEnd` once at zero. */
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
    // An instant that is past at the first render does not call `onEnd`.
    if (left > 0) timer = setTimeout(tick, left % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [end, offset])

  return Math.ceil(measure() / 1000)
}
