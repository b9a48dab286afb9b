import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  lines?: number
  /** The background it is drawn for. */
  ground?: 'parchment' | 'oak'
  /** Height of each line in px, to reserve the room of the content. */
  height?: number
}

/** Placeholder of text that is loading. */
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
