import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { formatNumber } from '../format/number.ts'
import styles from './meter.module.css'

type MeterProps = {
  label: string
  value: number
  max: number
  /** ember: energy; gules: health; vert: the other side's; azure: progress; gold: complete, waiting to be taken. */
  tincture?: 'ember' | 'gules' | 'vert' | 'azure' | 'gold'
  /** What it measures over the bar, or only the bar with its name said aloud. */
  bare?: boolean
  thin?: boolean
  note?: ReactNode
  ground?: 'parchment' | 'oak'
}

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
