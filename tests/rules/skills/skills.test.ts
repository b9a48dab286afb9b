import { describe, expect, it } from 'vitest'
import {
  branchCost,
  hostSkills,
  learnRefusals,
  openBranchRefusals,
  SKILL_BRANCHES,
  SKILL_EFFECTS,
  SKILL_LEVEL_MAX,
  skillCost,
  skillTotals,
} from '#rules/skills/skills.ts'

const drill = { key: 'drill', branch: 'battle', effect: 'attack', perLevel: 50, requires: [] } as const
const charge = { ...drill, key: 'charge', requires: [{ skillKey: 'drill', level: 3 }] }

describe('skills', () => {
  it('open in four branches for 500, 1,000, 2,000 and 3,000 glory, in any order', () => {
    expect(SKILL_BRANCHES).toHaveLength(4)
    expect([0, 1, 2, 3, 4].map(branchCost)).toEqual([500, 1_000, 2_000, 3_000, null])
    expect(openBranchRefusals({ branch: 'craft', open: [], glory: 500 })).toEqual([])
    expect(openBranchRefusals({ branch: 'battle', open: ['craft'], glory: 999 })).toEqual([
      { code: 'notEnoughGlory', message: 'Недостаточно славы', have: 999, need: 1_000 },
    ])
    expect(
      openBranchRefusals({ branch: 'craft', open: ['craft'], glory: 9_999 }).map(({ code }) => code),
    ).toEqual(['branchAlreadyOpen'])
  })

  it('cost ten glory more per level, 550 for all ten', () => {
    const levels = Array.from({ length: SKILL_LEVEL_MAX }, (_, index) => index + 1)
    expect(levels.reduce((sum, level) => sum + skillCost(level), 0)).toBe(550)
  })

  it('need an open branch, the required skills, and glory', () => {
    const codes = (request: Parameters<typeof learnRefusals>[0]): string[] =>
      learnRefusals(request).map(({ code }) => code)
    const open = ['battle'] as const
    expect(codes({ skill: drill, levels: {}, open, glory: 10 })).toEqual([])
    expect(codes({ skill: drill, levels: {}, open: ['craft'], glory: 9 })).toEqual([
      'branchClosed',
      'notEnoughGlory',
    ])
    expect(codes({ skill: charge, levels: { drill: 2 }, open, glory: 10 })).toEqual(['skillRequired'])
    expect(codes({ skill: charge, levels: { drill: 3 }, open, glory: 10 })).toEqual([])
    expect(codes({ skill: drill, levels: { drill: 10 }, open, glory: 0 })).toEqual(['skillAtMaximum'])
  })

  it('add up, to at most + 10 % of attack and health', () => {
    expect(skillTotals([drill, charge], { drill: 4, charge: 2 }).attack).toBe(300)
    expect(
      skillTotals([drill, charge, { ...drill, key: 'x', perLevel: 90 }], { drill: 10, x: 10 }),
    ).toMatchObject({
      attack: 1_000,
      health: 0,
    })
    const all = SKILL_EFFECTS.map((effect) => ({ key: effect, effect, perLevel: 1 }))
    const levels = Object.fromEntries(SKILL_EFFECTS.map((effect) => [effect, 1]))
    expect(Object.values(skillTotals(all, levels))).toEqual(SKILL_EFFECTS.map(() => 1))
  })

  it('of defence act only in the player’s castle', () => {
    const totals = { attack: 100, health: 50, raidDefenceAttack: 30, raidDefenceHealth: 20 }
    expect(hostSkills(totals)).toEqual({ attackBasisPoints: 100, healthBasisPoints: 50 })
    expect(hostSkills(totals, true)).toEqual({ attackBasisPoints: 130, healthBasisPoints: 70 })
  })
})
