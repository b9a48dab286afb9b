import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronIcon } from '../controls/control-icons.tsx'
import styles from './collapse.module.css'

type CollapseToggleProps = {
  open: boolean
  onToggle: () => void
  /** Id of the `CollapseBody`. */
  controls: string
  /** What folds, for a screen reader: «места на войске». */
  label: string
  /** The word stands only while the panel is folded; an open one shows the arrow alone. */
  short?: boolean
}

/** The button of a panel that folds. */
export function CollapseToggle({ open, onToggle, controls, label, short }: CollapseToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span className={short && open ? 'sr' : undefined}>{open ? 'Скрыть' : 'Показать'}</span>
      <span className="sr"> {label}</span>
      <ChevronIcon />
    </button>
  )
}

type CollapseBodyProps = {
  id: string
  open: boolean
  className?: string
  /** Once it is folded, after the movement. */
  onFolded?: () => void
  children: ReactNode
}

/** What folds, in 300 ms. Folded it can neither be pressed nor read out. */
export function CollapseBody({ id, open, className, onFolded, children }: CollapseBodyProps) {
  return (
    <div
      id={id}
      className={classNames(styles.fold, open && styles.open, className)}
      onTransitionEnd={({ target, currentTarget, propertyName }) => {
        if (!open && target === currentTarget && propertyName === 'grid-template-rows') onFolded?.()
      }}
    >
      <div className={styles.inner}>{children}</div>
    </div>
  )
}
