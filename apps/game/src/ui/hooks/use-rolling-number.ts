import { useEffect, useRef, useState } from 'react'
import { isMotionReduced } from '../motion.ts'

const ROLL_DURATION_MS = 600

/** Animates a number to each new value. Jumps at once with reduced motion. */
export function useRollingNumber(value: number): number {
  const [shown, setShown] = useState(value)
  const last = useRef(value)

  useEffect(() => {
    const from = last.current
    if (from === value) return
    if (isMotionReduced()) {
      last.current = value
      setShown(value)
      return
    }
    const start = performance.now()
    let frame = requestAnimationFrame(function roll(now) {
      const part = Math.min(1, Math.max(0, (now - start) / ROLL_DURATION_MS))
      // Whole numbers on the way. The final value may be a fraction.
      last.current = part < 1 ? Math.round(from + (value - from) * (1 - (1 - part) ** 3)) : value
      setShown(last.current)
      if (part < 1) frame = requestAnimationFrame(roll)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])

  return shown
}
