import { describe, expect, it } from 'vitest'
import { placeBeside } from '../../apps/game/src/ui/overlays/place-beside.ts'

const view = { width: 360, height: 640 }
const panel = { width: 240, height: 120 }
function anchor(left: number, top: number) {
  return { left, top, width: 100, height: 44 }
}

describe('a pop-over beside its button', () => {
  it('stands 4 px off, on the wished side', () => {
    expect(placeBeside(anchor(20, 300), panel, view, 'top')).toMatchObject({
      top: 300 - 4 - 120,
      side: 'top',
    })
    expect(placeBeside(anchor(20, 300), panel, view, 'bottom')).toMatchObject({ top: 348, side: 'bottom' })
  })
  it('turns to the other side where there is no room', () => {
    expect(placeBeside(anchor(20, 30), panel, view, 'top').side).toBe('bottom')
    expect(placeBeside(anchor(20, 590), panel, view, 'bottom').side).toBe('top')
  })
  it('never leaves the screen, and its arrow still points at the button', () => {
    const place = placeBeside(anchor(250, 300), panel, view, 'top')
    expect(place.left + panel.width).toBeLessThanOrEqual(view.width - 8)
    const arrow = place.left + place.arrow
    expect(arrow).toBeGreaterThan(250)
    expect(arrow).toBeLessThan(350)
    expect(placeBeside(anchor(-10, 300), panel, view, 'top').left).toBe(8)
  })
})
