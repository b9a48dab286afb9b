import { describe, expect, it } from 'vitest'
import { START_ARMY } from '#catalogue/world/start.ts'
import { EMPTY_ARMY, maxArmy } from '#rules/army/army.ts'
import {
  armyCharacteristics,
  armyHealth,
  instructorsShare,
  leadingArmBonus,
  NO_CHARACTERISTICS,
} from '#rules/army/characteristics.ts'
import { skillReduction } from '#rules/missions/mission-skill.ts'

describe('characteristics of an army', () => {
  it('never fall below 0, whatever a sharpening takes', () => {
    const gear = { ...NO_CHARACTERISTICS, armor: -500, dodge: -500 }
    const { armor, dodge } = armyCharacteristics({ level: 10, army: START_ARMY, gear })
    expect([armor, dodge]).toEqual([0, 0])
  })

  it('of a new castle equal values computed by hand', () => {
    // Archers 12, swordsmen 10.8, cavalry 16 · 10/23 = 6.95: archers lead with 40 % and get 5 % more.
    expect(armyCharacteristics({ level: 1, army: START_ARMY })).toEqual({
      archersAttackMin: 9,
      archersAttackMax: 15,
      swordsmenAttackMin: 8,
      swordsmenAttackMax: 13,
      cavalryAttackMin: 12,
      cavalryAttackMax: 20,
      armor: 11,
      archersMastery: 21,
      swordsmenMastery: 21,
      dodge: 21,
      luck: 10,
    })
    expect(armyHealth({ level: 1, army: START_ARMY })).toBe(200 + 10 + 81)
  })

  it('without an army has health and no attack', () => {
    const bare = armyCharacteristics({ level: 5, army: EMPTY_ARMY })
    expect(bare.archersAttackMax + bare.swordsmenAttackMax + bare.cavalryAttackMax).toBe(0)
    expect(armyHealth({ level: 5, army: EMPTY_ARMY })).toBe(250)
  })

  it('add bonuses of gear and skills', () => {
    const army = maxArmy(10)
    const plain = armyCharacteristics({ level: 10, army })
    const geared = armyCharacteristics({
      level: 10,
      army,
      gear: { ...NO_CHARACTERISTICS, armor: 25, dodge: 7, luck: 3, swordsmenMastery: 10 },
    })
    expect(geared.armor - plain.armor).toBe(25)
    expect(geared.dodge - plain.dodge).toBe(7)
    expect(geared.luck - plain.luck).toBe(3)
    expect(geared.swordsmenMastery).toBeGreaterThanOrEqual(plain.swordsmenMastery + 10)
    expect(geared.archersMastery).toBe(plain.archersMastery)

    const skilled = { level: 10, army, skills: { attackBasisPoints: 1_000, healthBasisPoints: 1_000 } }
    const ratio = armyCharacteristics(skilled).cavalryAttackMax / plain.cavalryAttackMax
    expect(ratio).toBeGreaterThan(1.08)
    expect(ratio).toBeLessThan(1.11)
    expect(armyHealth(skilled)).toBe(Math.floor(armyHealth({ level: 10, army }) * 1.1))
  })

  it.each([
    [0, 1, 0],
    [6, 1, 437],
    [25, 20, 833],
    [65, 60, 1_011],
  ])('give %i instructors at level %i %i basis points of experience', (instructors, level, share) => {
    expect(instructorsShare(instructors, level)).toBe(share)
  })

  it('favour the leading arm by its share above 35 %, by at most half', () => {
    expect(leadingArmBonus([100, 100, 100])).toEqual({ arm: 0, basisPoints: 0 })
    expect(leadingArmBonus([100, 300, 100])).toEqual({ arm: 1, basisPoints: 2_500 })
    expect(leadingArmBonus([0, 0, 80])).toEqual({ arm: 2, basisPoints: 5_000 })
    expect(leadingArmBonus([0, 0, 0]).basisPoints).toBe(0)
  })
})

describe('mission skills (docs/game.md §9)', () => {
  it.each([
    ['FRONTAL_ATTACK', 100, 50, 5],
    ['FRONTAL_ATTACK', 109, 50, 5],
    ['FRONTAL_ATTACK', 50, 100, 0],
    ['FRONTAL_ATTACK', 1_000, 100, 80],
    ['REAR_BATTLE', 50, 100, 2],
    ['REAR_BATTLE', 50, 109, 2],
    ['REAR_BATTLE', 100, 50, 0],
    ['REAR_BATTLE', 100, 2_000, 80],
  ] as const)('%s with armor %i and dodge %i reduces damage by %i %%', (skill, armor, dodge, percent) => {
    expect(skillReduction(skill, { armor, dodge })).toBe(percent)
  })
})
