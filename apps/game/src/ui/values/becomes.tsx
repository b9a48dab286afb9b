import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { BecomesIcon } from '../controls/control-icons.tsx'
import styles from './becomes.module.css'

type BecomesProps = {
  children: ReactNode
  /** The background it is drawn for. */
  ground?: 'parchment' | 'oak'
}

/** Shown after a value: its next value. */
export function Becomes({ children, ground = 'parchment' }: BecomesProps) {
  return (
    <>
      <BecomesIcon className={classNames(styles.arrow, ground === 'oak' && styles.oak)} />
      <span className="sr"> станет </span>
      {children}
    </>
  )
}
