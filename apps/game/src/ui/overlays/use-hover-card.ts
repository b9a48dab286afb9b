import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

const LEAVE_DELAY_MS = 140

export type HoverCard = {
  open: boolean
  /** A press on the owner opens the card until something else is pressed. A second press closes it. */
  press: (event: MouseEvent) => void
  close: () => void
  owner: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerMove: () => void
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
 * A card beside its owner: shown on hover and keyboard focus, pinned by a press. It closes when its text disappears,
 * otherwise it would reopen by itself with the next text.
 */
export function useHoverCard(hasWords = true): HoverCard {
  const [shown, setShown] = useState<'hover' | 'pinned' | null>(null)
  if (!hasWords && shown !== null) setShown(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Whether the mouse has come over the owner and neither moved there nor pressed it yet.
  const isFresh = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const enter = () => {
    clearTimeout(timer.current)
    setShown((before) => before ?? 'hover')
  }
  // The pointer must be able to cross the gap between owner and card.
  const leave = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => setShown((before) => (before === 'hover' ? null : before)),
      LEAVE_DELAY_MS,
    )
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
      isFresh.current = false
      setShown(shown === 'pinned' ? null : 'pinned')
    },
    close,
    owner: {
      // Also comes when the page moves the owner under a resting mouse, which must open nothing.
      onPointerEnter: ({ pointerType }) => {
        isFresh.current = pointerType === 'mouse'
      },
      onPointerMove: () => {
        if (isFresh.current) enter()
        isFresh.current = false
      },
      onPointerLeave: leave,
      onFocus: (event) => event.currentTarget.matches(':focus-visible') && enter(),
      onBlur: ({ relatedTarget }) => {
        if (!panel.current?.contains(relatedTarget)) close()
      },
    },
    panel: { ref: panel, isHint: shown === 'hover', onPointerEnter: enter, onPointerLeave: leave },
  }
}
