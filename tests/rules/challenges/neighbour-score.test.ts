import { describe, expect, it } from 'vitest'
import { CHALLENGE_TYPES } from '#rules/challenges/challenges.ts'
import { neighbourScore } from '#rules/challenges/neighbour-score.ts'

const CASTLES = Array.from({ length: 120 }, (_, index) => ({ id: index + 1, level: 1 + (index % 40) }))

describe.each(CHALLENGE_TYPES)('generated castles in a challenge of %s', (type) => {
  const score = (id: number, level: number, hours: number, percent = 100) =>
    neighbourScore({ id, level }, { id: 7, type }, hours, percent)

  it('score more with time, never less, and not all the same', () => {
    for (const { id, level } of CASTLES) {
      const course = [0, 1, 6, 12, 24, 48, 72].map((hours) => score(id, level, hours))
      expect(course).toEqual([...course].sort((a, b) => a - b))
      expect(course[0]).toBe(0)
      expect(course.every(Number.isSafeInteger)).toBe(true)
    }
    const final = CASTLES.map(({ id, level }) => score(id, level, 72))
    expect(new Set(final).size).toBeGreaterThan(3)
    expect(final.filter((points) => points > 0).length).toBeGreaterThan(50)
  })

  it('stand still in a world without liveliness', () => {
    expect(CASTLES.every(({ id, level }) => score(id, level, 72, 0) === 0)).toBe(true)
  })
})

it('no generated castle below the level of raids scores by raids', () => {
  for (const type of ['FORAYS', 'FORAYS_BLOCKS'] as const)
    expect(neighbourScore({ id: 1, level: 9 }, { id: 1, type }, 72, 100)).toBe(0)
})
