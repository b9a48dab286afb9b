import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

type CardProps = {
  children: ReactNode
  /** `ruled`: a double margin line, for longer reading. `row`: one row. `flush`: pictures reach the edge. */
  kind?: 'panel' | 'ruled' | 'row' | 'flush'
  as?: 'section' | 'article' | 'div' | 'form'
  /** Name of the landmark. A title names the card by itself. */
  label?: string
  title?: ReactNode
  icon?: ReactNode
  className?: string
}

/** A parchment card: everything to read or to decide is on one. */
export function Card({
  children,
  kind = 'panel',
  as: Tag = 'section',
  label,
  title,
  icon,
  className,
}: CardProps) {
  return (
    <Tag className={classNames(styles.card, styles[kind], className)} aria-label={label}>
      {title && <CardTitle icon={icon}>{title}</CardTitle>}
      {children}
    </Tag>
  )
}

type CardTitleProps = { children: ReactNode; icon?: ReactNode }

export function CardTitle({ children, icon }: CardTitleProps) {
  return (
    <>
      <h2 className={styles.title}>
        {icon}
        {children}
      </h2>
      <div className={styles.rule} />
    </>
  )
}
