import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './picture-frame.module.css'

type PictureFrameProps = { children: ReactNode; className?: string }

/** Frames a picture with ink, gold, oak and four bosses. On a phone only a gold line below it. */
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
