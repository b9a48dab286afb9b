import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DoneIcon, WarningIcon } from '../../ui/icons.ts'
import styles from './auth-form.module.css'

type ResultLeafProps = { title: string; children: ReactNode; failed?: boolean; action: ReactNode }

/** How a thing begun in a letter has ended. */
export function ResultLeaf({ title, children, failed = false, action }: ResultLeafProps) {
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
