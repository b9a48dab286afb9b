import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { formatNumber } from '../format/number.ts'
import styles from './meter.module.css'

type MeterProps = {
  label: string
  value: number
  max: number
  /** ember: energy, gules: health, vert: the enemy's health, azure: progress, gold: complete, a reward to take. */
  tincture?: 'ember' | 'gules' | 'vert' | 'azure' | 'gold'
  /** Hides the head. The label stays for screen readers. */
  bare?: boolean
  thin?: boolean
  note?: ReactNode
  ground?: 'parchment' | 'oak'
}

/** A bar for a value between 0 and `max`, both in the same unit. */
export function Meter({ label, value, max, tincture = 'azure', bare, thin, note, ground }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const text = `${formatNumber(value)} / ${formatNumber(max)}`
  return (
    <div className={classNames(styles.meter, thin && styles.thin, ground === 'oak' && styles.oak)}>
      {!bare && (
        <div className={styles.head}>
          <span>{label}</span>
          <b className="num">{text}</b>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn the same in every browser */}
      <div
        role="meter"
        className={classNames(styles.bar, styles[tincture])}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={text}
      >
        <i style={{ width: `${(share * 100).toFixed(2)}%` }} />
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}
