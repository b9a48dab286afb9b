import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const leaveDelay = 140

type HoverCard = {
  open: boolean
  /** Opens it until something else is pressed. */
  pin: () => void
  close: () => void
  owner: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent<HTMLElement>) => void
    onBlur: () => void
  }
  panel: { onPointerEnter: () => void; onPointerLeave: () => void }
}

/**
 * Something to read beside its owner: shown under the mouse and the keyboard's focus, kept by a press. While there is
 * nothing to read it forgets that it was shown, else it would come back by itself.
 */
export function useHoverCard(hasWords = true): HoverCard {
  const [shown, setShown] = useState<'hover' | 'pinned' | null>(null)
  if (!hasWords && shown !== null) setShown(null)
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
    pin: () => setShown('pinned'),
    close,
    owner: {
      onPointerEnter: (event) => event.pointerType === 'mouse' && enter(),
      onPointerLeave: leave,
      onFocus: (event) => event.currentTarget.matches(':focus-visible') && enter(),
      onBlur: close,
    },
    panel: { onPointerEnter: enter, onPointerLeave: leave },
  }
}
