import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronIcon } from '../controls/control-icons.tsx'
import styles from './collapse.module.css'

type CollapseToggleProps = {
  open: boolean
  onToggle: () => void
  /** Id of the `CollapseBody`. */
  controls: string
  /** What folds, for screen readers: «места на войске». */
  label: string
  /** Shows the word only while folded, and the arrow alone when open. */
  short?: boolean
}

/** The button that folds a panel. */
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
  /** Called after the folding animation. */
  onFolded?: () => void
  children: ReactNode
}

/** A body that folds in 300 ms. Folded, it is inert. */
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
