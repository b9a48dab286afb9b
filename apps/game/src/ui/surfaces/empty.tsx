import type { ReactNode } from 'react'
import { RewardIcon } from '../pictures/icons.ts'
import { Unbroken } from '../values/unbroken.tsx'
import styles from './empty.module.css'

type EmptyProps = {
  children?: ReactNode
  icon?: ReactNode
  /** A button or a link to continue with. */
  action?: ReactNode
}

/** Replaces an empty list: an icon, a sentence and what to do next. */
export function Empty({ children = 'Ничего не найдено', icon = <RewardIcon />, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      {icon}
      <p>
        <Unbroken>{children}</Unbroken>
      </p>
      {action}
    </div>
  )
}
