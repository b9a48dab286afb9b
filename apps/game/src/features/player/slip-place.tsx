import { Card } from '../../ui/surfaces/card.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './castle.module.css'

/** Keeps the room of a slip whose code is loading, so that what stands below does not move when it comes. */
export function SlipPlace() {
  return (
    <Card as="div" kind="slip" className={styles.place}>
      <Skeleton lines={2} />
    </Card>
  )
}
