import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './page-frame.module.css'

type PageFrameProps = {
  title: string
  /** At the end of the title's line: a figure, or a way elsewhere. */
  aside?: ReactNode
  /** A line under the title: what the page is for just now. */
  lead?: ReactNode
  /** Pages that are read line by line are not let grow with the window. */
  width?: 'wide' | 'narrow'
  children: ReactNode
}

/** A page of the castle: its title, what stands beside and under it, and the leaves below. */
export function PageFrame({ title, aside, lead, width, children }: PageFrameProps) {
  return (
    <div className={classNames(styles.page, width && styles[width])}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {aside}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  )
}
