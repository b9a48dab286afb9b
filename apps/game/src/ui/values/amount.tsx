import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Purse } from '#rules/core/currencies.ts'
import { classNames } from '../class-names.ts'
import { formatCompact, formatNumber } from '../format/number.ts'
import { isMotionReduced } from '../motion.ts'
import { usePreferences } from '../preferences.ts'
import styles from './amount.module.css'

export type AmountProps = {
  value: number
  /** The currency or item, for screen readers and on hover: «Золото». */
  label: string
  icon?: ReactNode
  /** The currency, which colours the icon. */
  of?: Purse
  /** Red when reached. */
  max?: number
  /** «1,2 млн» where there is little room. */
  compact?: boolean
  ground?: 'parchment' | 'oak'
}

/** A number with its icon. It rolls to a new value. The exact value is read out and shown on hover. */
export function Amount(props: AmountProps) {
  const { value, label, icon, of, max, compact, ground = 'parchment' } = props
  const shown = useRollingNumber(value)
  const { hasCompactNumbers } = usePreferences()
  const isShort = compact || hasCompactNumbers
  const full = max !== undefined && value >= max
  const exact = `${label}: ${formatNumber(value)}${full ? ', больше не вместится' : ''}`
  return (
    <span
      className={classNames(
        'num',
        styles.amount,
        full && styles.full,
        of && styles[of],
        ground === 'oak' && styles.oak,
      )}
      title={exact}
    >
      {icon}
      <span aria-hidden="true">{isShort ? formatCompact(shown) : formatNumber(shown)}</span>
      <span className="sr">{exact}</span>
    </span>
  )
}

const ROLL_DURATION_MS = 600

/** Animates a number to each new value. Jumps at once with reduced motion. */
function useRollingNumber(value: number): number {
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
