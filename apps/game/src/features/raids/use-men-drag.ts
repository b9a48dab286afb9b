import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { MenPlace } from './garrison-steps.ts'

/** A shorter movement is a tap. */
const DRAG_STARTS_AT_PX = 8

/** Men under way: where they come from, where the pointer is in the window, and the place under it. */
export type MenDrag = { from: MenPlace; x: number; y: number; over: MenPlace | null }

type Dropped = (from: MenPlace, to: MenPlace) => void

function placeAt(x: number, y: number): MenPlace | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-men]')?.dataset.men
  switch (place) {
    case 'top':
    case 'left':
    case 'right':
    case 'bottom':
    case 'reserve':
      return place
    default:
      return null
  }
}

/**
 * Lets a finger or the mouse carry men between elements that name their place in `data-men`. A tap stays a tap: keys
 * and screen readers need nothing of this.
 */
export function useMenDrag(onDropped: Dropped) {
  const [drag, setDrag] = useState<MenDrag | null>(null)
  const hasDragged = useRef(false)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const start = (from: MenPlace, { clientX, clientY, button }: PointerEvent) => {
    hasDragged.current = false
    if (button !== 0) return
    stop.current?.abort()
    const listening = new AbortController()
    stop.current = listening
    const { signal } = listening
    const end = () => {
      listening.abort()
      setDrag(null)
    }
    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!hasDragged.current && Math.hypot(x - clientX, y - clientY) < DRAG_STARTS_AT_PX) return
      hasDragged.current = true
      setDrag({ from, x, y, over: placeAt(x, y) })
    }
    const drop = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      end()
      const to = placeAt(x, y)
      if (hasDragged.current && to) onDropped(from, to)
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', drop, { signal })
    addEventListener('pointercancel', end, { signal })
  }

  /** Of an element from which men can be carried away. */
  const handlersOf = (from: MenPlace) => ({
    onPointerDown: (event: PointerEvent) => start(from, event),
    // The end of a drag is no tap.
    onClickCapture: (event: MouseEvent) => {
      if (hasDragged.current) event.stopPropagation()
      hasDragged.current = false
    },
  })
  return { drag, handlersOf }
}
