import { classNames } from '../class-names.ts'
import styles from './level-mark.module.css'

type LevelMarkProps = {
  /** 0 is not built yet: a foundation. */
  level: number
  /** Shows a plus: it can be built. */
  canRaise?: boolean
}

/** A gilded lozenge with a level. The parent (a button, a heading) states the level in words. */
export function LevelMark({ level, canRaise }: LevelMarkProps) {
  const isLater = level <= 0 && !canRaise
  return (
    <i className={classNames(styles.mark, isLater && styles.later)} aria-hidden="true">
      <span>{level > 0 ? level : canRaise && '+'}</span>
    </i>
  )
}
