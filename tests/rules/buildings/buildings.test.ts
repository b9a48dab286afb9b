import { describe, expect, it } from 'vitest'
import {
  BUILDINGS,
  buildingCost,
  buildingLevelMax,
  buildingNeedsLevel,
  buildingPrice,
  NO_BUILDINGS,
  projectilesCapacity,
  repairCost,
  stakesCapacity,
  storageSlots,
  vaultGold,
  wallsAndMoats,
} from '#rules/buildings/buildings.ts'

const forge = { gold: 300, resources: [{ resourceId: 2, perLevel: 4 }] }

describe('buildings', () => {
  it('are nine', () => {
    expect(BUILDINGS.join(' ')).toBe(
      'forge storage servantsHouse stable walls moats stakes catapult catapultProjectiles',
    )
    expect(Object.values(NO_BUILDINGS)).toEqual(BUILDINGS.map(() => 0))
  })

  it.each([
    [1, 300, []],
    [2, 405, []],
    [3, 547, [{ resourceId: 2, amount: 4 }]],
    [10, 4_468, [{ resourceId: 2, amount: 32 }]],
    [15, 20_035, [{ resourceId: 2, amount: 52 }]],
  ])('cost for level %i %i gold, 35 % more per level, and from level 3 on %j', (level, gold, resources) => {
    expect(buildingCost(forge, level)).toEqual({ gold, resources })
  })

  it('cost less gold by a skill, and the same resources', () => {
    expect(buildingPrice(forge, 3, 0)).toEqual(buildingCost(forge, 3))
    expect(buildingPrice(forge, 3, 2_000)).toEqual({ gold: 438, resources: [{ resourceId: 2, amount: 4 }] })
  })

  it('never ask for more of a resource than a stack holds', () => {
    expect(buildingCost({ gold: 1, resources: [{ resourceId: 1, perLevel: 20 }] }, 60).resources).toEqual([
      { resourceId: 1, amount: 500 },
    ])
  })

  it('are limited by the player’s level, a forge level needs four, and raid buildings open at 10', () => {
    expect([3, 4, 15, 16, 60].map((level) => buildingLevelMax('forge', level))).toEqual([0, 1, 3, 4, 15])
    expect([9, 10, 30].map((level) => buildingLevelMax('walls', level))).toEqual([0, 10, 30])
    expect(buildingLevelMax('storage', 9)).toBe(9)
    expect(buildingNeedsLevel('forge', 4)).toBe(16)
    expect([1, 12].map((level) => buildingNeedsLevel('moats', level))).toEqual([10, 12])
    for (const building of BUILDINGS) {
      for (const level of [10, 23, 60]) {
        const most = buildingLevelMax(building, level)
        expect(buildingNeedsLevel(building, most)).toBeLessThanOrEqual(level)
        expect(buildingNeedsLevel(building, most + 1)).toBeGreaterThan(level)
      }
    }
  })

  it('have the specification’s effects: walls + 4 and + 1, moats + 2, stakes 1,000, projectiles 10 per level', () => {
    expect(wallsAndMoats({ walls: 1, moats: 0 })).toEqual({ armor: 4, dodge: 1 })
    expect(wallsAndMoats({ walls: 16, moats: 10 })).toEqual({ armor: 84, dodge: 16 })
    expect([0, 1, 7].map(stakesCapacity)).toEqual([0, 1_000, 7_000])
    expect([0, 1, 7].map(projectilesCapacity)).toEqual([0, 10, 70])
  })

  it('are repaired for a tenth of the cost of their level', () => {
    expect([repairCost(forge, 1), repairCost(forge, 3)]).toEqual([30, 55])
  })

  it('give more slots and protect more gold with the storage', () => {
    expect([storageSlots(0, false), storageSlots(4, false), storageSlots(4, true)]).toEqual([30, 50, 70])
    expect([vaultGold(0, 10), vaultGold(5, 10)]).toEqual([1_000, 2_500])
  })
})
