import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './stat-line.module.css'
import { Unbroken } from './unbroken.tsx'

/** A list of properties. Its children are `StatLine`. */
export function StatList({ children }: { children: ReactNode }) {
  return <dl className={classNames('num', styles.list)}>{children}</dl>
}

type StatLineProps = {
  name: ReactNode
  children: ReactNode
  /** Paler, after the value: «(макс. 168)», «из 150–220». */
  note?: ReactNode
  tone?: 'gain' | 'loss'
}

/** One property: name, value and note. */
export function StatLine({ name, children, note, tone }: StatLineProps) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd className={tone && styles[tone]}>
        {children}{' '}
        {note && (
          <small>
            <Unbroken>{note}</Unbroken>
          </small>
        )}
      </dd>
    </div>
  )
}
