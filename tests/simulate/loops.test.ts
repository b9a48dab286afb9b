import { describe, expect, it } from 'vitest'
import { loopOf } from '#tools/simulate/loops/loop.ts'
import { repeatableLoops } from '#tools/simulate/loops.ts'

describe('repeatable loops', () => {
  it.each(repeatableLoops())('$name: $gain $unit', ({ gain, holds }) => {
    expect(Number.isFinite(gain)).toBe(true)
    expect(gain).toBeLessThanOrEqual(0)
    expect(holds).toBe(true)
  })

  it('are judged by their best case', () => {
    expect(loopOf('mint', 'gold', [-5, 3, -1])).toEqual({ name: 'mint', unit: 'gold', gain: 3, holds: false })
  })
})
