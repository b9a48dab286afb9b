import styles from './initial.module.css'

type InitialProps = { children: string }

/** A paragraph that begins with an illuminated letter, one a page; a screen reader hears the word whole. */
export function Initial({ children }: InitialProps) {
  return (
    <p className={styles.words}>
      <span className={styles.initial} aria-hidden="true">
        {children.slice(0, 1)}
      </span>
      <span aria-hidden="true">{children.slice(1)}</span>
      <span className="sr">{children}</span>
    </p>
  )
}
