import { classNames } from '../class-names.ts'
import { LockIcon } from '../pictures/icons.ts'
import styles from './level-mark.module.css'

type LevelMarkProps = {
  /** 0 is not built yet: a lock. */
  level: number
  /** Shows a plus instead of the lock: it can be built. */
  canRaise?: boolean
}

/** A gilded lozenge with a level. The parent (a button, a heading) states the level in words. */
export function LevelMark({ level, canRaise }: LevelMarkProps) {
  const isLocked = level <= 0 && !canRaise
  return (
    <i className={classNames(styles.mark, isLocked && styles.locked)} aria-hidden="true">
      <span>{level > 0 ? level : canRaise ? '+' : <LockIcon />}</span>
    </i>
  )
}
