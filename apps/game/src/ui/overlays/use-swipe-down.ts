import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

/** A shorter movement counts as a press. */
const SWIPE_STARTS_AT_PX = 6
/** A swipe of this length closes the sheet at any speed. */
const SWIPE_CLOSES_AT_PX = 96
/** A swipe of this speed closes the sheet at any length. */
const SWIPE_CLOSES_AT_PX_PER_MS = 0.5

type Swipe = { startX: number; startY: number; startedAtMs: number; distance: number; isPulling: boolean }

/**
 * Lets a finger pull the sheet down: by its head, or by its content when that is scrolled to the top. The sheet
 * follows the finger, then closes or returns. Listens to touch, not pointer events: only a touch can be kept from
 * scrolling after it has begun.
 */
export function useSwipeDown(
  sheet: RefObject<HTMLElement | null>,
  isActive: boolean,
  onSwiped: () => void,
): void {
  const swiped = useEffectEvent(onSwiped)

  useEffect(() => {
    const element = sheet.current
    if (!element || !isActive) return
    let swipe: Swipe | null = null

    const start = ({ touches, target, timeStamp }: TouchEvent) => {
      const [finger] = touches
      swipe =
        finger && touches.length === 1 && canPull(target, element)
          ? {
              startX: finger.clientX,
              startY: finger.clientY,
              startedAtMs: timeStamp,
              distance: 0,
              isPulling: false,
            }
          : null
    }
    const move = (event: TouchEvent) => {
      const [finger] = event.touches
      if (!finger || !swipe) return
      const down = finger.clientY - swipe.startY
      const across = Math.abs(finger.clientX - swipe.startX)
      if (!swipe.isPulling && down <= across) {
        if (across > 0 || down < 0) swipe = null
        return
      }
      swipe.isPulling = true
      if (event.cancelable) event.preventDefault()
      swipe.distance = Math.max(0, down)
      if (swipe.distance < SWIPE_STARTS_AT_PX) return
      element.style.transition = 'none'
      element.style.translate = `0 ${swipe.distance}px`
    }
    const end = async ({ timeStamp, type }: TouchEvent) => {
      if (!swipe) return
      const { distance, startedAtMs } = swipe
      swipe = null
      if (distance < SWIPE_STARTS_AT_PX) return
      const speed = distance / Math.max(1, timeStamp - startedAtMs)
      const closes =
        type !== 'touchcancel' && (distance >= SWIPE_CLOSES_AT_PX || speed >= SWIPE_CLOSES_AT_PX_PER_MS)
      element.style.transition = 'translate var(--d-mid) var(--e-out)'
      element.style.translate = closes ? '0 100%' : ''
      if (!closes) return
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
      // Rendered at once: a sheet that stays open must not remain below the window.
      flushSync(swiped)
      element.style.translate = ''
    }

    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [sheet, isActive])
}

/** Whether a pull at the target would move the sheet: nothing around it can scroll up, and it does not slide itself. */
function canPull(target: EventTarget | null, sheet: HTMLElement): boolean {
  if (!(target instanceof Element) || target.closest('input[type="range"], [popover]')) return false
  for (let part: Element | null = target; part; part = part.parentElement) {
    if (part.scrollTop > 0) return false
    if (part === sheet) return true
  }
  return false
}
