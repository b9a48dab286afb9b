import { type MouseEvent, type ReactNode, type RefObject, useCallback, useId, useRef, useState } from 'react'
import type { Side } from './place-panel.ts'
import { PopoverPanel } from './popover-panel.tsx'

type TriggerProps = {
  ref: RefObject<HTMLButtonElement | null>
  onClick: (event: MouseEvent) => void
  'aria-expanded': boolean
  'aria-haspopup': 'dialog'
  'aria-controls': string | undefined
}

type PopoverProps = {
  /** Name of the popover for screen readers. */
  label: string
  /** Renders the button that opens it. The given props belong on that button. */
  trigger: (props: TriggerProps) => ReactNode
  side?: Side
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** More to read, opened by a press. A press outside or Escape closes it. */
export function Popover({ label, trigger, side, children }: PopoverProps) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => {
    setOpen(false)
    anchor.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      {trigger({
        ref: anchor,
        onClick: (event) => {
          // The browser would toggle the panel a second time.
          event.preventDefault()
          setOpen(!open)
        },
        'aria-expanded': open,
        'aria-haspopup': 'dialog',
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        <PopoverPanel
          id={id}
          label={label}
          anchor={anchor}
          side={side}
          takesFocus
          onClose={() => setOpen(false)}
        >
          {typeof children === 'function' ? children(close) : children}
        </PopoverPanel>
      )}
    </>
  )
}
