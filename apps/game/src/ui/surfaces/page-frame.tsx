import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Unbroken } from '../values/unbroken.tsx'
import styles from './page-frame.module.css'

type PageFrameProps = {
  title: string
  /** At the end of the title's line: a figure or a link. */
  aside?: ReactNode
  /** A line below the title: what the page is for now. */
  lead?: ReactNode
  /** `narrow` limits pages of text to a readable line length. */
  width?: 'wide' | 'narrow'
  children: ReactNode
}

/** The frame of a page: title, aside, lead and the cards below. */
export function PageFrame({ title, aside, lead, width, children }: PageFrameProps) {
  return (
    <div className={classNames(styles.page, width && styles[width])}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {aside}
      </div>
      {lead && (
        <p className={styles.lead}>
          <Unbroken>{lead}</Unbroken>
        </p>
      )}
      {children}
    </div>
  )
}
