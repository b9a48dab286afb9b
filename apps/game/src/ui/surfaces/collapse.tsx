import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronIcon } from '../controls/control-icons.tsx'
import styles from './collapse.module.css'

type CollapseProps = { title: ReactNode; children: ReactNode; startsOpen?: boolean }

/** A panel that folds in 300 ms, by the words Скрыть and Показать. */
export function Collapse({ title, children, startsOpen = false }: CollapseProps) {
  const id = useId()
  const [open, setOpen] = useState(startsOpen)
  return (
    <div>
      <div className={styles.head}>
        <h3 id={`${id}-title`}>{title}</h3>
        <button
          type="button"
          id={`${id}-toggle`}
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-labelledby={`${id}-toggle ${id}-title`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Скрыть' : 'Показать'}
          <ChevronIcon />
        </button>
      </div>
      <section
        id={id}
        className={classNames(styles.fold, open && styles.open)}
        aria-labelledby={`${id}-title`}
      >
        <div className={styles.inner}>{children}</div>
      </section>
    </div>
  )
}
