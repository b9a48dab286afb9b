import { type PointerEvent, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'

/** A shorter movement counts as a press. */
const SWIPE_STARTS_AT_PX = 6
/** A swipe of this length closes the sheet at any speed. */
const SWIPE_CLOSES_AT_PX = 96
/** A swipe of this speed closes the sheet at any length. */
const SWIPE_CLOSES_AT_PX_PER_MS = 0.5

type Swipe = { pointerId: number; startY: number; startedAtMs: number; distance: number }

/**
 * Handlers for the part of a sheet that a finger pulls down: the sheet follows the finger, then closes or returns.
 * That part needs `touch-action: none`. Ignores the mouse, which selects text.
 */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onSwiped: () => void) {
  const swipe = useRef<Swipe | null>(null)

  const start = ({ isPrimary, pointerType, pointerId, clientY, timeStamp }: PointerEvent) => {
    if (!isPrimary || pointerType === 'mouse') return
    swipe.current = { pointerId, startY: clientY, startedAtMs: timeStamp, distance: 0 }
  }
  const move = ({ pointerId, clientY }: PointerEvent) => {
    const element = sheet.current
    if (!element || swipe.current?.pointerId !== pointerId) return
    swipe.current.distance = Math.max(0, clientY - swipe.current.startY)
    if (swipe.current.distance < SWIPE_STARTS_AT_PX) return
    element.style.transition = 'none'
    element.style.translate = `0 ${swipe.current.distance}px`
  }
  const end = async ({ pointerId, timeStamp, type }: PointerEvent) => {
    const element = sheet.current
    if (!element || swipe.current?.pointerId !== pointerId) return
    const { distance, startedAtMs } = swipe.current
    swipe.current = null
    if (distance < SWIPE_STARTS_AT_PX) return
    const speed = distance / Math.max(1, timeStamp - startedAtMs)
    const closes =
      type !== 'pointercancel' && (distance >= SWIPE_CLOSES_AT_PX || speed >= SWIPE_CLOSES_AT_PX_PER_MS)
    element.style.transition = 'translate var(--d-mid) var(--e-out)'
    element.style.translate = closes ? '0 100%' : ''
    if (!closes) return
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
    // Rendered at once: a sheet that stays open must not remain below the window.
    flushSync(onSwiped)
    element.style.translate = ''
  }
  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end }
}
