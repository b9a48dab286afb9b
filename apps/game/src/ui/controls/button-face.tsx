import type { ReactNode } from 'react'
import { LoadingDots } from '../surfaces/loading-dots.tsx'
import styles from './button.module.css'

type ButtonFaceProps = {
  icon: ReactNode
  shortcut: string | undefined
  loading: boolean
  children: ReactNode
}

/** The words of a button with its icon and key. Dots cover them while it loads. */
export function ButtonFace({ icon, shortcut, loading, children }: ButtonFaceProps) {
  return (
    <>
      <span className={styles.words}>
        {icon}
        {children}
        {shortcut && (
          <span className={styles.key} aria-hidden="true">
            {shortcut}
          </span>
        )}
      </span>
      {loading && (
        <span className={styles.dots}>
          <LoadingDots />
        </span>
      )}
    </>
  )
}
