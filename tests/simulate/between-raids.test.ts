import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#rules/core/game-day.ts'
import { createRandom } from '#rules/core/random.ts'
import { RAID_ENERGY } from '#rules/raids/spoils.ts'
import { findOpponent, keepProtection } from '#tools/simulate/between/find-opponent.ts'
import { playRaid } from '#tools/simulate/between/raid.ts'
import { attackPlanOf } from '#tools/simulate/between/raid-plan.ts'
import { raiderStateOf } from '#tools/simulate/between/raid-state.ts'
import { repairBuildings, sitRaids } from '#tools/simulate/between/sit-raids.ts'
import type { Castle } from '#tools/simulate/castle.ts'
import { energyAtHand } from '#tools/simulate/energy.ts'
import { goldFlow, grownCastle, MORNING } from './between-world.ts'

/** Neighbours of rising levels, so that every class of opponents finds one. */
function neighbours(count = 24): Castle[] {
  return Array.from({ length: count }, (_, index) => grownCastle(2 + index, 16 + (index % 9), 'engaged'))
}

function search(by: Castle, castles: readonly Castle[], request: 'LOW' | 'MEDIUM' | 'HIGH' = 'MEDIUM') {
  return findOpponent(
    { by, raider: raiderStateOf(by, MORNING), choice: attackPlanOf(by), request, castles },
    MORNING,
    createRandom('search'),
  )
}

describe('a search for opponents', () => {
  it('leaves out protected, immune, too low and just raided players, and the raider', () => {
    const by = grownCastle(1, 20)
    expect(search(by, neighbours())).not.toBeNull()
    expect(search(by, [by])).toBeNull()
    const changed = (change: (castle: Castle) => void): Castle[] => {
      const castles = neighbours()
      for (const castle of castles) change(castle)
      return castles
    }
    const unfit: ((castle: Castle) => void)[] = [
      (castle) => {
        castle.outside.protectedUntil = MORNING + 1
      },
      (castle) => {
        castle.immuneUntil = MORNING + 1
      },
      (castle) => {
        castle.level = 9
      },
      (castle) => {
        by.outside.raidAgainAt[castle.id] = MORNING + 1
      },
    ]
    for (const change of unfit) expect(search(by, changed(change))).toBeNull()
  })

  it('protects players who reach level 10 for 72 hours', () => {
    const fresh = grownCastle(1, 9)
    fresh.outside.protectedUntil = null
    keepProtection(fresh, MORNING)
    expect(fresh.outside.protectedUntil).toBeNull()
    fresh.level = 10
    keepProtection(fresh, MORNING)
    keepProtection(fresh, MORNING + DAY_MS)
    expect(fresh.outside.protectedUntil).toBe(MORNING + 3 * DAY_MS)
  })
})

describe('a raid', () => {
  it('moves gold between purses without creating or losing any', () => {
    const by = grownCastle(1, 20)
    const castles = neighbours()
    const before = [by, ...castles].reduce((sum, { gold }) => sum + gold, 0)
    for (let raid = 0; raid < 20; raid += 1) {
      by.health = { health: 1_000_000, healthAt: MORNING }
      by.restUntil = MORNING
      const opponent = search(by, castles, 'LOW')
      if (opponent !== null) playRaid(by, opponent, by.record.raids.LOW, `raid ${raid}`, MORNING)
    }
    const looted = castles.reduce((sum, castle) => sum + goldFlow(castle, 'looted'), 0)
    const quests = goldFlow(by, 'infiniteQuest') + goldFlow(by, 'levelUp')
    expect(goldFlow(by, 'raid')).toBeGreaterThan(0)
    expect(goldFlow(by, 'raid')).toBe(-looted)
    expect([by, ...castles].reduce((sum, { gold }) => sum + gold, 0)).toBe(before + quests)
  })

  it('takes energy, gives immunity and a cooldown, and ends the raider’s protection', () => {
    const by = grownCastle(1, 20)
    by.outside.protectedUntil = MORNING + DAY_MS
    const energy = energyAtHand(by, MORNING)
    const opponent = search(by, neighbours())
    if (opponent === null) throw new Error('Nobody to raid')
    playRaid(by, opponent, by.record.raids.MEDIUM, 'raid', MORNING)
    expect(energyAtHand(by, MORNING)).toBe(energy - RAID_ENERGY)
    expect(by.restUntil).toBe(MORNING + 600_000)
    expect(opponent.castle.immuneUntil).toBe(MORNING + 3_600_000)
    expect(by.outside.raidAgainAt[opponent.castle.id]).toBe(MORNING + 12 * 3_600_000)
    expect(by.outside.protectedUntil).toBeLessThanOrEqual(MORNING)
    expect(by.record.raids.MEDIUM.fought).toBe(1)
    expect(opponent.castle.record.defences.fought).toBe(1)
  })

  it('needs energy, and is the same for the same seed', () => {
    const play = (energy: number) => {
      const by = grownCastle(1, 20)
      by.energy = { energy, energyAt: MORNING }
      const castles = neighbours()
      sitRaids(by, [by, ...castles], MORNING, createRandom('sitting'))
      return by.record.raids
    }
    expect(Object.values(play(5)).every(({ fought }) => fought === 0)).toBe(true)
    expect(Object.values(play(60)).some(({ fought }) => fought > 0)).toBe(true)
    expect(play(60)).toEqual(play(60))
  })

  it('repairs damage for gold if there is gold', () => {
    const castle = grownCastle(1, 20)
    castle.buildings.walls = 5
    castle.outside.damaged = ['walls']
    const gold = castle.gold
    repairBuildings(castle, MORNING)
    expect(castle.outside.damaged).toEqual([])
    expect(goldFlow(castle, 'repair')).toBe(castle.gold - gold)
    castle.outside.damaged = ['walls']
    castle.gold = 0
    repairBuildings(castle, MORNING)
    expect(castle.outside.damaged).toEqual(['walls'])
  })
})
