import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { LockIcon } from '../pictures/icons.ts'
import styles from './tabs.module.css'

export type Tab<Id extends string> = {
  id: Id
  label: string
  icon?: ReactNode
  locked?: boolean
  /** After the label: a badge. */
  seal?: ReactNode
}

type TabsProps<Id extends string> = {
  /** Name of the list for screen readers. */
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** Narrow tabs, for many in one row. */
  dense?: boolean
  /** Content of the open tab. */
  children: ReactNode
}

/** Tabs of a card. Arrow keys, Home and End move between them. A locked tab can be focused but not opened. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, dense, children }: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // Scrolls only the list: `scrollIntoView` would move the page as well.
  useLayoutEffect(() => {
    const row = list.current
    const selected = row?.querySelector<HTMLElement>(`[data-tab="${value}"]`)
    if (row && selected) row.scrollLeft = selected.offsetLeft - (row.clientWidth - selected.offsetWidth) / 2
  }, [value])

  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    const step: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const next = step[event.key]
    if (next === undefined || at < 0) return
    event.preventDefault()
    buttons.at(next % buttons.length)?.focus()
  }

  return (
    <div className={styles.whole}>
      <div
        ref={list}
        className={classNames(styles.tabs, dense && styles.dense)}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            className={styles.tab}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            aria-disabled={tab.locked || undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => !tab.locked && onChange(tab.id)}
          >
            {tab.locked ? <LockIcon /> : tab.icon}
            {tab.label}
            {tab.seal}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard stop after the tabs, as the ARIA pattern requires
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  )
}
