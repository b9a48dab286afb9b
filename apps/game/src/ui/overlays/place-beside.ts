import { popoverOffset } from '../constants.ts'

export type Side = 'top' | 'bottom'

type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }
type Place = { left: number; top: number; side: Side; arrow: number }

const margin = 8

/**
 * Where a pop-over stands beside its anchor, px of the viewport: on the wished side if it fits there, else on the roomier
 * one; pushed inwards at the edges, with its arrow (px from its left edge) still pointing at the anchor.
 */
export function placeBeside(anchor: Box, panel: Size, view: Size, wished: Side): Place {
  const above = anchor.top - popoverOffset - panel.height
  const below = anchor.top + anchor.height + popoverOffset
  const fits = { top: above >= margin, bottom: below + panel.height <= view.height - margin }
  const roomier: Side = anchor.top > view.height - anchor.top - anchor.height ? 'top' : 'bottom'
  const side = fits[wished] ? wished : fits.top ? 'top' : fits.bottom ? 'bottom' : roomier
  const left = Math.max(margin, Math.min(anchor.left, view.width - panel.width - margin))
  const middle = anchor.left + Math.min(anchor.width / 2, 40) - left
  return {
    left: Math.round(left),
    top: Math.round(side === 'top' ? above : below),
    side,
    arrow: Math.round(Math.max(14, Math.min(middle, panel.width - 14))),
  }
}
