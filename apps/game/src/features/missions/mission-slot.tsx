import { type ReactNode, useEffect, useRef } from 'react'
import styles from './missions.module.css'

type MissionSlotProps = { state: 'short' | 'open' | 'away' | 'back'; children: ReactNode }

/**
 * A card's place in the list. Opening, starting or coming back changes the card's height, so the slot keeps in sight
 * what has changed, and keeps the focus.
 */
export function MissionSlot({ state, children }: MissionSlotProps) {
  const slot = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (state === 'short') return
    slot.current?.querySelector('header')?.scrollIntoView({ block: 'nearest' })
    slot.current?.querySelector('[data-reveal]')?.scrollIntoView({ block: 'nearest' })
    // The pressed button is gone.
    if (document.activeElement === document.body) slot.current?.focus({ preventScroll: true })
  }, [state])
  return (
    <div ref={slot} tabIndex={-1} className={styles.slot}>
      {children}
    </div>
  )
}
