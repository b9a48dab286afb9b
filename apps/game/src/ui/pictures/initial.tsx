import { Unbroken } from '../values/unbroken.tsx'
import styles from './initial.module.css'

type InitialProps = { children: string }

/** A paragraph with an illuminated initial, at most one per page. Screen readers read the first word whole. */
export function Initial({ children }: InitialProps) {
  return (
    <p className={styles.words}>
      <span className={styles.initial} aria-hidden="true">
        {children.slice(0, 1)}
      </span>
      <span aria-hidden="true">
        <Unbroken>{children.slice(1)}</Unbroken>
      </span>
      <span className="sr">{children}</span>
    </p>
  )
}
