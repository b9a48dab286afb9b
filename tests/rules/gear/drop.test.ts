import { describe, expect, it } from 'vitest'
import { GEAR } from '#catalogue/gear/gear.ts'
import { MISSION_GEAR_CHANCE, MISSION_GEAR_TIERS } from '#catalogue/gear/mission-gear.ts'
import { missionGearModels } from '#catalogue/gear/mission-gear-models.ts'
import { createRandom } from '#rules/core/random.ts'
import { drawGearModel, gearDropChance } from '#rules/gear/drop.ts'
import { BLANK, BOW } from './specimens.ts'

describe('gear found on missions', () => {
  const chance = (difficulty: 'EASY' | 'MEDIUM' | 'HARD', level: number, luck: number): number =>
    gearDropChance({ level: 20, chance: MISSION_GEAR_CHANCE[difficulty], enemyLuck: 60 }, { level, luck })

  it.each([
    ['EASY', 20, 60, 550],
    ['MEDIUM', 20, 60, 2_000],
    ['HARD', 20, 60, 6_500],
    ['HARD', 20, 0, 4_875],
    ['HARD', 20, 180, 7_312],
    ['HARD', 21, 60, 6_500],
    ['HARD', 23, 60, 3_250],
    ['HARD', 25, 60, 0],
  ] as const)('%s at level %i with luck %i: %i basis points', (difficulty, level, luck, expected) => {
    expect(chance(difficulty, level, luck)).toBe(expected)
  })

  it('is the best model of the level three times in five, otherwise the one before', () => {
    const bows = [1, 6, 10, 11].map((level) => ({ ...BOW, id: level, level }))
    const random = createRandom('drop')
    const found = Array.from(
      { length: 3_000 },
      () => drawGearModel([...bows, BLANK], 10, MISSION_GEAR_TIERS.best, random)?.level,
    )
    expect(new Set(found)).toEqual(new Set([6, 10]))
    expect(found.filter((level) => level === 10).length / found.length).toBeCloseTo(0.6, 1)
    expect(drawGearModel(bows, 3, MISSION_GEAR_TIERS.best, random)?.level).toBe(1)
    expect(drawGearModel([BLANK], 60, 6_000, random)).toBeNull()
  })

  it('is of every class of the catalogue', () => {
    const random = createRandom('classes')
    const classes = Array.from({ length: 2_000 }, () => drawGearModel(GEAR, 30, 6_000, random)?.gearClass)
    expect(new Set(classes).size).toBe(20)
  })

  it('is of the classes that the catalogue names for the mission', () => {
    const random = createRandom('mission')
    const models = missionGearModels('wolfHollow')
    const classes = Array.from({ length: 500 }, () => drawGearModel(models, 30, 6_000, random)?.gearClass)
    expect(new Set(classes)).toEqual(new Set(['rangedWeapon', 'shield', 'mantle', 'headman']))
    expect(missionGearModels('nowhere')).toEqual([])
  })
})
