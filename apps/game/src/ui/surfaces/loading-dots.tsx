import styles from './loading-dots.module.css'

type LoadingDotsProps = {
  /** For screen readers. Left out where the parent already announces that it is busy. */
  label?: string
}

/** Three dots for a short wait inside of a line or a button. `Skeleton` replaces larger content. */
export function LoadingDots({ label }: LoadingDotsProps) {
  return (
    <span className={styles.dots} role={label ? 'status' : undefined}>
      {label && <span className="sr">{label}</span>}
      <i />
      <i />
      <i />
    </span>
  )
}
