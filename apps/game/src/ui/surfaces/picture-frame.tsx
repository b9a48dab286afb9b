import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './picture-frame.module.css'

type PictureFrameProps = { children: ReactNode; className?: string }

/** Ink, gold, oak and four bosses around a picture; on a phone only the gold line beneath it. */
export function PictureFrame({ children, className }: PictureFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.picture, className)}>{children}</div>
      <span className={styles.boss} />
      <span className={styles.boss} />
      <span className={styles.boss} />
      <span className={styles.boss} />
    </div>
  )
}
