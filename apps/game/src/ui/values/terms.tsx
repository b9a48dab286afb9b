import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './terms.module.css'

type TermsProps = {
  /** Smaller figures, for a narrow card. */
  compact?: boolean
  children: ReactNode
}

/** What something costs and brings, side by side. Its children are `Term`. */
export function Terms({ compact = false, children }: TermsProps) {
  return <dl className={classNames('num', styles.terms, compact && styles.compact)}>{children}</dl>
}

type TermProps = { icon: ReactNode; name: string; children: ReactNode }

/** One figure with its icon, and its name below it. */
export function Term({ icon, name, children }: TermProps) {
  return (
    <div>
      <dd>
        {icon} {children}
      </dd>
      <dt>{name}</dt>
    </div>
  )
}
