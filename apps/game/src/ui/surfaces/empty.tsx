import type { ReactNode } from 'react'
import { RewardIcon } from '../pictures/icons.ts'
import styles from './empty.module.css'

type EmptyProps = {
  children?: ReactNode
  icon?: ReactNode
  /** What to do about it: a button or a link. */
  action?: ReactNode
}

export function Empty({ children = 'Ничего не найдено', icon = <RewardIcon />, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      {icon}
      <p>{children}</p>
      {action}
    </div>
  )
}
