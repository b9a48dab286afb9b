import type { ReactNode } from 'react'
import { FailedIcon } from '../pictures/icons.ts'
import { Unbroken } from '../values/unbroken.tsx'
import styles from './reasons.module.css'

/** Why an action is not possible. */
export type Reason = { message: string; detail?: string; icon?: ReactNode }

type ReasonsProps = { reasons: readonly Reason[] }

/** A list of reasons why an action is not possible, shown at its blocked button. */
export function Reasons({ reasons }: ReasonsProps) {
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ message, detail, icon }) => (
        <li key={message}>
          {icon ?? <FailedIcon />}
          <span>
            <Unbroken>{message}</Unbroken>
            {detail && (
              <small>
                <Unbroken>{detail}</Unbroken>
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** All reasons as one sentence, for screen readers. */
export function reasonsAsText(reasons: readonly Reason[]): string {
  return reasons.map(({ message, detail }) => (detail ? `${message}: ${detail}` : message)).join('. ')
}
