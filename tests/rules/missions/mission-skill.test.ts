import { describe, expect, it } from 'vitest'
import { missingForPercent, skillExcess, skillReduction } from '#rules/missions/mission-skill.ts'

describe('a mission skill', () => {
  it.each([
    ['FRONTAL_ATTACK', { armor: 145, dodge: 100 }, 45, 4, 5],
    ['REAR_BATTLE', { armor: 145, dodge: 100 }, -45, 0, 65],
    ['REAR_BATTLE', { armor: 100, dodge: 145 }, 45, 2, 15],
    ['FRONTAL_ATTACK', { armor: 50, dodge: 50 }, 0, 0, 10],
    ['FRONTAL_ATTACK', { armor: 900, dodge: 100 }, 800, 80, null],
  ] as const)('%s with %o: excess %i, %i %%, missing %s', (skill, guards, excess, percent, missing) => {
    expect(skillExcess(skill, guards)).toBe(excess)
    expect(skillReduction(skill, guards)).toBe(percent)
    expect(missingForPercent(skill, guards)).toBe(missing)
  })

  it('gains a per cent by exactly the points it says are missing', () => {
    for (const skill of ['FRONTAL_ATTACK', 'REAR_BATTLE'] as const) {
      for (let armor = 0; armor <= 1_000; armor += 7) {
        const guards = { armor, dodge: 120 }
        const missing = missingForPercent(skill, guards)
        if (missing === null) continue
        const own = skill === 'FRONTAL_ATTACK' ? 'armor' : 'dodge'
        const more = (points: number) => skillReduction(skill, { ...guards, [own]: guards[own] + points })
        expect(more(missing)).toBe(skillReduction(skill, guards) + 1)
        expect(more(missing - 1)).toBe(skillReduction(skill, guards))
      }
    }
  })
})
