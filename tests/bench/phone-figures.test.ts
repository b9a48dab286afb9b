import { describe, expect, it } from 'vitest'
import { blockingTime, layoutShift, mediansOf, missedBy } from '#tools/bench/phone/figures.ts'

const good = { largestPaint: 2400, blocking: 100, shift: 0.01, scriptBytes: 100_000, bytes: 300_000 }

describe('the figures of a slow phone', () => {
  it('count of a long task what is over 50 ms, and nothing before the first paint', () => {
    const longTasks = [
      { start: 100, duration: 300 },
      { start: 900, duration: 200 },
      { start: 1200, duration: 60 },
    ]
    expect(blockingTime({ firstPaint: 0, longTasks })).toBe(250 + 150 + 10)
    expect(blockingTime({ firstPaint: 950, longTasks })).toBe(100 + 10)
    expect(blockingTime({ firstPaint: 2000, longTasks })).toBe(0)
  })

  it('add up shifts that follow each other, at most five seconds of them', () => {
    const shift = (at: number, value: number) => ({ at, value, moved: '' })
    expect(layoutShift([])).toBe(0)
    expect(layoutShift([shift(100, 0.1), shift(900, 0.1), shift(3000, 0.15)])).toBeCloseTo(0.2)
    const steady = Array.from({ length: 20 }, (_, index) => shift(index * 500, 0.01))
    expect(layoutShift(steady)).toBeCloseTo(0.1)
  })

  it('miss a target by their medians', () => {
    const slow = { ...good, largestPaint: 9000, blocking: 160 }
    expect(missedBy(mediansOf([good, slow, good]))).toEqual([])
    expect(missedBy(mediansOf([good, slow, slow]))).toEqual(['largestPaint', 'blocking'])
  })
})
