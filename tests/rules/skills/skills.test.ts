import { describe, expect, it } from 'vitest'
import {
  armySkills,
  branchCost,
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
  })

  it('cost ten glory more per level, 550 for all ten', () => {
    const levels = Array.from({ length: SKILL_LEVEL_MAX }, (_, index) => index + 1)
    expect(levels.reduce((sum, level) => sum + skillCost(level), 0)).toBe(550)
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
    expect(armySkills(totals)).toEqual({ attackBasisPoints: 100, healthBasisPoints: 50 })
    expect(armySkills(totals, true)).toEqual({ attackBasisPoints: 130, healthBasisPoints: 70 })
  })
})
