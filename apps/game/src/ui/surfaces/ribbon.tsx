import type { ReactNode } from 'react'
import styles from './ribbon.module.css'

type RibbonProps = { children: ReactNode; as?: 'h1' | 'h2' | 'p' }

/** A red ribbon with the name of the picture above it. */
export function Ribbon({ children, as: Tag = 'h1' }: RibbonProps) {
  return <Tag className={styles.ribbon}>{children}</Tag>
}
