import { describe, expect, it } from 'vitest'
import { decideBranch, decideLearning, type LearningState } from '#rules/skills/learn.ts'

const drill = { key: 'drill', branch: 'battle', requires: [] } as const
const charge = { key: 'charge', branch: 'battle', requires: [{ skillKey: 'drill', level: 3 }] } as const

describe('decideBranch', () => {
  it('opens a branch for the glory of the next one, in the order of the branches', () => {
    expect(decideBranch({ open: [], glory: 500 }, 'craft')).toEqual({
      refusals: [],
      glory: 500,
      open: ['craft'],
    })
    expect(decideBranch({ open: ['craft'], glory: 1_000 }, 'battle')).toEqual({
      refusals: [],
      glory: 1_000,
      open: ['battle', 'craft'],
    })
  })

  it('refuses for too little glory, and opens nothing', () => {
    expect(decideBranch({ open: ['craft'], glory: 999 }, 'battle')).toEqual({
      refusals: [{ code: 'notEnoughGlory', message: 'Недостаточно славы', have: 999, need: 1_000 }],
      glory: 1_000,
      open: ['craft'],
    })
  })

  it('refuses an open branch for this alone', () => {
    const { refusals, open } = decideBranch({ open: ['craft'], glory: 0 }, 'craft')
    expect(refusals.map(({ code }) => code)).toEqual(['branchAlreadyOpen'])
    expect(open).toEqual(['craft'])
  })
})

describe('decideLearning', () => {
  const state: LearningState = { levels: { drill: 3 }, open: ['battle'], glory: 40 }

  it('raises the skill by one level, for ten glory a level', () => {
    expect(decideLearning(state, drill)).toEqual({
      refusals: [],
      level: 4,
      glory: 40,
      levels: { drill: 4 },
      events: [{ type: 'skillLearned' }],
    })
    expect(decideLearning(state, charge)).toMatchObject({
      level: 1,
      glory: 10,
      levels: { drill: 3, charge: 1 },
    })
  })

  it.each([
    [drill, { levels: {}, open: ['craft'] as const, glory: 9 }, ['branchClosed', 'notEnoughGlory']],
    [charge, { levels: { drill: 2 }, glory: 10 }, ['skillRequired']],
    [drill, { levels: { drill: 10 }, glory: 0 }, ['skillAtMaximum']],
    [drill, { glory: 39 }, ['notEnoughGlory']],
  ])('refuses %o in %o with %o, and changes nothing', (skill, more, codes) => {
    const refused = { ...state, ...more }
    const { refusals, levels, events } = decideLearning(refused, skill)
    expect(refusals.map(({ code }) => code)).toEqual(codes)
    expect([levels, events]).toEqual([refused.levels, []])
  })

  it('shows level and cost of a refused skill', () => {
    const { refusals, level, glory } = decideLearning({ ...state, glory: 39 }, drill)
    expect([level, glory]).toEqual([4, 40])
    expect(refusals).toEqual([{ code: 'notEnoughGlory', message: 'Недостаточно славы', have: 39, need: 40 }])
  })
})
