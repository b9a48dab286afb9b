import { formatDuration, spellDuration } from '../format/duration.ts'
import { HourglassIcon } from '../pictures/icons.ts'
import styles from './travel-time.module.css'

/** How many seconds a way takes, as a clock; in words for screen readers. */
export function TravelTime({ seconds }: { seconds: number }) {
  return (
    <span className={styles.time}>
      <HourglassIcon aria-hidden="true" />
      <span className="num" aria-hidden="true">
        {formatDuration(seconds)}
      </span>
      <span className="sr">В пути {spellDuration(seconds)}</span>
    </span>
  )
}
