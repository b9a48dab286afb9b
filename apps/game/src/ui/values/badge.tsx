import styles from './badge.module.css'

type BadgeProps = {
  count: number
  /** What is counted, for screen readers: «3 новые вещи». */
  label?: string
}

/** A wax seal with a number. Nothing at zero, «99+» above 99. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="sr">{label}</span>}
    </span>
  )
}
