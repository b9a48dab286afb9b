import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

const leaveDelay = 140

export type HoverCard = {
  open: boolean
  /** For a press on the owner: opens the card until something else is pressed. A second press closes it. */
  press: (event: MouseEvent) => void
  close: () => void
  owner: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent<HTMLElement>) => void
    onBlur: (event: FocusEvent) => void
  }
  panel: {
    ref: RefObject<HTMLDivElement | null>
    isHint: boolean
    onPointerEnter: () => void
    onPointerLeave: () => void
  }
}

/**
 * Something to read beside its owner: shown under the mouse and the keyboard's focus, kept by a press. While there is
 * nothing to read it forgets that it was shown, else it would come back by itself.
 */
export function useHoverCard(hasWords = true): HoverCard {
  const [shown, setShown] = useState<'hover' | 'pinned' | null>(null)
  if (!hasWords && shown !== null) setShown(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const enter = () => {
    clearTimeout(timer.current)
    setShown((before) => before ?? 'hover')
  }
  // The pointer has to cross the gap between owner and card.
  const leave = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown((before) => (before === 'hover' ? null : before)), leaveDelay)
  }
  const close = () => {
    clearTimeout(timer.current)
    setShown(null)
  }
  return {
    open: shown !== null,
    press: (event) => {
      // The browser would toggle the panel a second time.
      event.preventDefault()
      clearTimeout(timer.current)
      setShown(shown === 'pinned' ? null : 'pinned')
    },
    close,
    owner: {
      onPointerEnter: (event) => event.pointerType === 'mouse' && enter(),
      onPointerLeave: leave,
      onFocus: (event) => event.currentTarget.matches(':focus-visible') && enter(),
      onBlur: ({ relatedTarget }) => {
        if (!panel.current?.contains(relatedTarget)) close()
      },
    },
    panel: { ref: panel, isHint: shown === 'hover', onPointerEnter: enter, onPointerLeave: leave },
  }
}
