import { arrow, autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom'
import { POPOVER_OFFSET_PX } from '../constants.ts'
import { watchResize } from './watch-resize.ts'

export type Side = 'top' | 'bottom'

export type PanelParts = {
  /** In the top layer. */
  panel: HTMLElement
  /** Scrolls when there is too little space. A child of the panel. */
  content: HTMLElement
  /** Points at the anchor. A child of the panel. */
  tail: HTMLElement
}

/** Free space between a panel and the edge of the window. */
const EDGE_PX = 8
/** Free space between the arrow and the panel's rounded corner. */
const CORNER_PX = 10

/**
 * Keeps an open panel beside its anchor while pages scroll and sizes change: on the wanted side if it fits there,
 * inside the window, never taller than the free space. Returns a function that stops this.
 */
export function placePanel(anchor: HTMLElement, parts: PanelParts, side: Side): () => void {
  const { panel, content, tail } = parts
  const place = async () => {
    const { x, y, placement, middlewareData } = await computePosition(anchor, panel, {
      strategy: 'fixed',
      placement: `${side}-start`,
      middleware: [
        offset(POPOVER_OFFSET_PX),
        flip({ padding: EDGE_PX, crossAxis: false }),
        shift({ padding: EDGE_PX }),
        size({
          padding: EDGE_PX,
          apply: ({ availableHeight }) => {
            content.style.maxHeight = `${Math.max(0, Math.floor(availableHeight))}px`
          },
        }),
        arrow({ element: tail, padding: CORNER_PX }),
      ],
    })
    panel.style.left = `${Math.round(x)}px`
    panel.style.top = `${Math.round(y)}px`
    panel.dataset.side = placement.startsWith('top') ? 'top' : 'bottom'
    tail.style.left = `${Math.round(middlewareData.arrow?.x ?? 0)}px`
    // Content that scrolls must be reachable by keyboard. Other content must not be an extra stop.
    content.tabIndex = content.scrollHeight > content.clientHeight ? 0 : -1
  }
  // Window resizes are handled at most once in 100 ms, so the library does not watch them itself. It still follows
  // scrolling and the sizes of anchor and panel at every frame.
  const stopFollowing = autoUpdate(anchor, panel, () => void place(), { ancestorResize: false })
  const stopWatching = watchResize(() => void place())
  return () => {
    stopFollowing()
    stopWatching()
  }
}
