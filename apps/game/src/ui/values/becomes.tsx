import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { BecomesIcon } from '../controls/control-icons.tsx'
import styles from './becomes.module.css'

type BecomesProps = {
  children: ReactNode
  /** What it lies on. */
  ground?: 'parchment' | 'oak'
}

/** After a value: what it will be. */
export function Becomes({ children, ground = 'parchment' }: BecomesProps) {
  return (
    <>
      <BecomesIcon className={classNames(styles.arrow, ground === 'oak' && styles.oak)} />
      <span className="sr"> станет </span>
      {children}
    </>
  )
}
