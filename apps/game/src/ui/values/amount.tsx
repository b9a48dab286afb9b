import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { formatCompact, formatNumber } from '../format/number.ts'
import { useRollingNumber } from '../hooks/use-rolling-number.ts'
import { usePreferences } from '../preferences.ts'
import styles from './amount.module.css'

type AmountProps = {
  value: number
  /** The currency or item, for screen readers and on hover: «Золото». */
  label: string
  icon?: ReactNode
  /** The currency, which colours the icon. */
  of?: 'gold' | 'diamonds' | 'glory'
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
