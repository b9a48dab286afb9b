import type { ReactNode } from 'react'
import styles from './waits.module.css'

type WaitsProps = {
  /** What is waited for, for screen readers. */
  label: string
  children: ReactNode
}

/** What the player waits for, a line each. Its children are `Wait`. */
export function Waits({ label, children }: WaitsProps) {
  return (
    <ul className={styles.waits} aria-label={label}>
      {children}
    </ul>
  )
}

type WaitProps = { words: ReactNode; children: ReactNode }

/** One line: what it is, and its countdown. */
export function Wait({ words, children }: WaitProps) {
  return (
    <li>
      <span>{words}</span>
      <span className={styles.time}>{children}</span>
    </li>
  )
}
