import type { ReactNode } from 'react'
import styles from './ribbon.module.css'

type RibbonProps = { children: ReactNode; as?: 'h1' | 'h2' | 'p' }

/** A red banner with the name of the picture it hangs under. */
export function Ribbon({ children, as: Tag = 'h1' }: RibbonProps) {
  return <Tag className={styles.ribbon}>{children}</Tag>
}
