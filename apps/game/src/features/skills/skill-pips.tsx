import { classNames } from '../../ui/class-names.ts'
import styles from './skills.module.css'

type SkillPipsProps = { level: number; levelMax: number }

/** A level as pips. Decoration: the parent states it in words. */
export function SkillPips({ level, levelMax }: SkillPipsProps) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: levelMax }, (_, index) => index + 1).map((step) => (
        <i key={step} className={classNames(step <= level && styles.lit)} />
      ))}
    </span>
  )
}
