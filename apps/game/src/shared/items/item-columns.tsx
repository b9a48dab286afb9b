import type { ReactNode } from 'react'
import styles from './item-columns.module.css'

type ItemColumnsProps = {
  /** The list to choose from. */
  children: ReactNode
  /** The `ShownPlace` of the chosen item. */
  place: ReactNode
}

/** A list of items with the chosen one beside it. On a narrow screen the place is a sheet and takes no room. */
export function ItemColumns({ children, place }: ItemColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.left}>{children}</div>
      {place}
    </div>
  )
}
