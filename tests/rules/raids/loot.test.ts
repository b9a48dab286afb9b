import { describe, expect, it } from 'vitest'
import { RAID_LEVEL, vaultGold } from '#rules/buildings/buildings.ts'
import { LEVEL_MAX } from '#rules/player/level.ts'
import { isWorthRaiding, missionGoldOfRaid, purseOfNeighbour } from '#rules/raids/loot.ts'
import { lootLimit, raidLoot } from '#rules/raids/spoils.ts'

const LEVELS = Array.from({ length: LEVEL_MAX - RAID_LEVEL + 1 }, (_, index) => RAID_LEVEL + index)

/** A raid of an equal that breaks everything on a full purse at the start of a day. */
function raidOn(gold: number, level: number, vault: number) {
  return {
    difficulty: 'MEDIUM',
    broken: 8,
    victimGold: gold,
    victimVault: vault,
    victimGoldAtDayStart: gold,
    lootedToday: 0,
    attackerLevel: level,
    victimLevel: level,
  } as const
}

describe('the purse of a neighbour', () => {
  it('is worth a raid at every level, with an empty storage and the largest, and never pays four times a mission', () => {
    for (const level of LEVELS)
      for (const storage of [0, level])
        for (const held of [0, 1_000, 10_000_000]) {
          const vault = vaultGold(storage, level)
          const purse = purseOfNeighbour(held, { level, vault })
          const loot = raidLoot(raidOn(purse, level, vault))
          expect(isWorthRaiding(loot, level), `${level}, ${storage}, ${held}`).toBe(true)
          // The mean victory breaks 4.7 eighths.
          expect((loot * 4.7) / 8).toBeLessThanOrEqual(2 * missionGoldOfRaid(level))
        }
  })

  it('stays as the path has it within the band', () => {
    const unit = missionGoldOfRaid(20)
    expect(purseOfNeighbour(25 * unit, { level: 20, vault: 0 })).toBe(25 * unit)
    expect(purseOfNeighbour(0, { level: 20, vault: 0 })).toBe(20 * unit)
    expect(purseOfNeighbour(99 * unit, { level: 20, vault: 0 })).toBe(30 * unit)
  })
})

describe('what holds back the gold of a raid', () => {
  const raid = raidOn(200_000, 26, 5_000)
  it.each([
    [{}, null],
    // A purse that was filled during the day: only a quarter of the 300 that were there at its start are for raids.
    [{ victimGoldAtDayStart: 300 }, 'DAY'],
    [{ lootedToday: 49_000 }, 'DAY'],
    [{ victimVault: 195_000 }, 'VAULT'],
    [{ attackerLevel: 34 }, 'LEVEL'],
    [{ broken: 0 }, null],
    [{ difficulty: 'TRAINING' }, null],
  ] as const)('with %j is %s', (more, limit) => {
    expect(lootLimit({ ...raid, ...more })).toBe(limit)
  })

  it('makes 75 of a castle with 201 003 gold that began the day with 300', () => {
    expect(raidLoot({ ...raid, victimGold: 201_003, victimGoldAtDayStart: 300, attackerLevel: 16 })).toBe(75)
  })
})
