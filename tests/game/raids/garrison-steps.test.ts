import { describe, expect, it } from 'vitest'
import { withMoved } from '#apps/game/src/features/raids/garrison-steps.ts'

const plan = { top: 30, left: 10, right: 0, bottom: 0 } as const

describe('men are moved ten per cent at a time', () => {
  it('to a side, from side to side, and back', () => {
    expect(withMoved(plan, 'reserve', 'right')).toEqual({ ...plan, right: 10 })
    expect(withMoved(plan, 'top', 'left')).toEqual({ ...plan, top: 20, left: 20 })
    expect(withMoved(plan, 'left', 'reserve')).toEqual({ ...plan, left: 0 })
  })

  it('not where they stand already, from a bare side, or to a full one', () => {
    expect(withMoved(plan, 'top', 'top')).toBeNull()
    expect(withMoved(plan, 'bottom', 'left')).toBeNull()
    expect(withMoved(plan, 'left', 'top')).toBeNull()
  })

  it('only as long as there are enough for all sides', () => {
    const all = { top: 30, left: 10, right: 20, bottom: 0 } as const
    expect(withMoved(all, 'reserve', 'bottom')).toBeNull()
    expect(withMoved(all, 'left', 'bottom')).toEqual({ ...all, left: 0, bottom: 10 })
  })
})
