import { classNames } from './class-names.ts'
import { LockIcon } from './icons.ts'
import styles from './level-mark.module.css'

type LevelMarkProps = {
  /** 0: not built yet, a lock. */
  level: number
}

/** A gilded lozenge with a level; its owner (a button, a heading) says the level in words. */
export function LevelMark({ level }: LevelMarkProps) {
  return (
    <i className={classNames(styles.mark, level <= 0 && styles.locked)} aria-hidden="true">
      <span>{level > 0 ? level : <LockIcon />}</span>
    </i>
  )
}
