import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { DoneIcon, WarningIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './auth-form.module.css'

type ResultPanelProps = { title: string; children: ReactNode; failed?: boolean; action: ReactNode }

/** The outcome of an action confirmed by a mailed link. */
export function ResultPanel({ title, children, failed = false, action }: ResultPanelProps) {
  return (
    <Card kind="ruled">
      <div className={classNames(styles.result, failed && styles.failed)} role="status">
        {failed ? <WarningIcon /> : <DoneIcon />}
        <h1>{title}</h1>
        <p>{children}</p>
        {action}
      </div>
    </Card>
  )
}
