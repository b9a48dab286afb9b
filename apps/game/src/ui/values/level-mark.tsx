import { classNames } from '../class-names.ts'
import { LockIcon } from '../pictures/icons.ts'
import styles from './level-mark.module.css'

type LevelMarkProps = {
  /** 0: not built yet, a lock. */
  level: number
  /** Nothing there yet, but there may be: a plus for the lock. */
  canRaise?: boolean
}

/** A gilded lozenge with a level; its owner (a button, a heading) says the level in words. */
export function LevelMark({ level, canRaise }: LevelMarkProps) {
  const isLocked = level <= 0 && !canRaise
  return (
    <i className={classNames(styles.mark, isLocked && styles.locked)} aria-hidden="true">
      <span>{level > 0 ? level : canRaise ? '+' : <LockIcon />}</span>
    </i>
  )
}
