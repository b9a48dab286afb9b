import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { placeBeside, type Side } from './place-beside.ts'
import styles from './popover.module.css'

type PopoverPanelProps = {
  id: string
  /** Name of the pop-over for a screen reader. */
  label: string
  anchor: RefObject<HTMLElement | null>
  side?: Side
  /** Whether the focus goes into the pop-over (something to decide) or stays (something to read). */
  takesFocus?: boolean
  onClose: () => void
  onPointerEnter?: () => void
  onPointerLeave?: () => void
  children: ReactNode
}

/**
 * The open pop-over itself, in the browser's top layer, so nothing clips it and a dialog does not cover it. Closes on a
 * press outside, on Escape, and when the focus goes on past it. Written over the platform's popover: a library for it would be a fifth of the first load.
 */
export function PopoverPanel({
  id,
  label,
  anchor,
  side = 'top',
  takesFocus,
  onClose,
  children,
  ...pointer
}: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  const focusMoves = useEffectEvent(() => takesFocus)

  useLayoutEffect(() => {
    const element = panel.current
    const owner = anchor.current
    if (!element || !owner) return
    element.showPopover()

    const place = () => {
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const at = placeBeside(owner.getBoundingClientRect(), size, view, side)
      element.style.left = `${at.left}px`
      element.style.top = `${at.top}px`
      element.style.setProperty('--arrow', `${at.arrow}px`)
      element.dataset.side = at.side
    }
    place()
    const watch = new ResizeObserver(place)
    watch.observe(element)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      watch.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [anchor, side])

  useEffect(() => {
    const element = panel.current
    const owner = anchor.current
    if (!element || !owner) return
    if (focusMoves()) (element.querySelector<HTMLElement>('button, a, input') ?? element).focus()

    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target) && !owner.contains(event.target))
        close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Escape closes the innermost thing only: a dialog around the pop-over stays.
      event.preventDefault()
      event.stopPropagation()
      const held = element.contains(document.activeElement)
      close()
      if (held) owner.focus()
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget) && !owner.contains(relatedTarget))
        close()
    }
    document.addEventListener('pointerdown', onPress, true)
    element.addEventListener('focusout', onLeave)
    document.addEventListener('keydown', onKey, true)
    return () => {
      element.removeEventListener('focusout', onLeave)
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [anchor])

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      className={styles.panel}
      {...pointer}
    >
      {children}
    </div>
  )
}
