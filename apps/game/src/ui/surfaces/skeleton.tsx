import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  lines?: number
  /** What it lies on. */
  ground?: 'parchment' | 'oak'
  /** Height of each line in px, to hold the place of what comes. */
  height?: number
}

/** The place of words that are on their way. */
export function Skeleton({ lines = 3, ground = 'parchment', height }: SkeletonProps) {
  return (
    <div className={classNames(styles.skeleton, ground === 'oak' && styles.oak)} role="status">
      <span className="sr">Загрузка...</span>
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line) => (
        <div key={line} className={styles.line} style={{ height }} />
      ))}
    </div>
  )
}
