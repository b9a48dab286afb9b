import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isOffline } from '../offline.ts'
import type { Side } from './place-panel.ts'
import styles from './popover.module.css'

type PopoverPanelProps = {
  id: string
  /** Name of the popover for screen readers. */
  label: string
  anchor: RefObject<HTMLElement | null>
  /** Lets the caller see whether the focus is inside. */
  ref?: RefObject<HTMLDivElement | null>
  side?: Side
  /** Shown only while the mouse or the focus is on the anchor. It closes no other popover. */
  isHint?: boolean
  /** Whether the focus goes into the popover (something to decide) or stays (something to read). */
  takesFocus?: boolean
  onClose: () => void
  onPointerEnter?: () => void
  onPointerLeave?: () => void
  children: ReactNode
}

async function loadPlacement() {
  if (isOffline()) throw new Error('Panels are not placed without a network')
  return import('./place-panel.ts')
}

/** Preloads the code that places panels, so that the first press is answered at once, also without a network. */
export const PANEL_PLACEMENT = { preload: () => void loadPlacement().catch(() => undefined) }

/**
 * An open popover in the browser's top layer, where nothing clips it and no dialog covers it. The browser closes the
 * topmost one on Escape, on a press outside and on Android's back gesture. Focus that moves past it closes it too.
 */
export function PopoverPanel({
  id,
  label,
  anchor,
  ref,
  side = 'top',
  isHint = false,
  takesFocus,
  onClose,
  children,
  ...pointer
}: PopoverPanelProps) {
  const own = useRef<HTMLDivElement>(null)
  const panel = ref ?? own
  const content = useRef<HTMLDivElement>(null)
  const tail = useRef<HTMLSpanElement>(null)
  const close = useEffectEvent(onClose)
  const focusMoves = useEffectEvent(() => takesFocus)
  const role = isHint ? 'tooltip' : 'dialog'

  useLayoutEffect(() => {
    const element = panel.current
    const owner = anchor.current
    if (!element || !owner) return
    element.popover = isHint ? 'manual' : 'auto'
    element.showPopover()
    // The browser does not count a press on this button as outside, so the button's click handler decides.
    if (owner instanceof HTMLButtonElement) owner.popoverTargetElement = element

    const returnFocus = ({ newState }: ToggleEvent) => {
      if (newState === 'closed' && element.contains(document.activeElement))
        owner.focus({ preventScroll: true })
    }
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') close()
    }
    // Escape is handled here for hints: the browser groups what opens without a press with the layer below
    // and would close both.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isHint) return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    element.addEventListener('beforetoggle', returnFocus)
    element.addEventListener('toggle', onToggle)
    document.addEventListener('keydown', onKey, true)
    return () => {
      element.hidePopover()
      if (owner instanceof HTMLButtonElement) owner.popoverTargetElement = null
      element.removeEventListener('beforetoggle', returnFocus)
      element.removeEventListener('toggle', onToggle)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [anchor, panel, isHint])

  useLayoutEffect(() => {
    const parts = { panel: panel.current, content: content.current, tail: tail.current }
    const owner = anchor.current
    if (!parts.panel || !parts.content || !parts.tail || !owner) return
    const { panel: element, content: inner, tail: arrow } = parts
    let stop: (() => void) | undefined
    let isGone = false
    loadPlacement().then(
      ({ placePanel }) => {
        if (!isGone) stop = placePanel(owner, { panel: element, content: inner, tail: arrow }, side)
      },
      () => {
        element.dataset.side = 'none'
      },
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [anchor, panel, side])

  useEffect(() => {
    const element = panel.current
    const owner = anchor.current
    if (!element || !owner) return
    if (focusMoves()) (element.querySelector<HTMLElement>('button, a, input') ?? element).focus()

    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget) && !owner.contains(relatedTarget))
        close()
    }
    element.addEventListener('focusout', onLeave)
    return () => element.removeEventListener('focusout', onLeave)
  }, [anchor, panel])

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: dialogs and tooltips take a label, but the role is computed
    <div
      ref={panel}
      id={id}
      role={role}
      aria-label={label}
      tabIndex={-1}
      className={styles.panel}
      {...pointer}
    >
      <div ref={content} className={styles.content}>
        {children}
      </div>
      <span ref={tail} className={styles.tail} />
    </div>
  )
}
