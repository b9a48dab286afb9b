import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { LONG_PRESS_DELAY_MS } from '../constants.ts'

const STRAY_PX = 10

type LongPress = {
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  onContextMenu: (event: MouseEvent) => void
  onClickCapture: (event: MouseEvent) => void
}

/**
 * Handlers of a press held for 500 ms (or `delay`). Movement by 10 px makes it a scroll. Suppresses the click that
 * follows.
 */
export function useLongPress(onLongPress: () => void, delay = LONG_PRESS_DELAY_MS): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const held = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => clearTimeout(timer.current)

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return
      held.current = false
      start.current = { x: event.clientX, y: event.clientY }
      cancel()
      timer.current = setTimeout(() => {
        held.current = true
        onLongPress()
      }, delay)
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > STRAY_PX) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // Otherwise a long touch opens the browser's context menu.
    onContextMenu: (event) => held.current && event.preventDefault(),
    onClickCapture: (event) => {
      if (!held.current) return
      held.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
