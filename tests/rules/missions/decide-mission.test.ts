import { describe, expect, it } from 'vitest'
import { missionFinds } from '#catalogue/gear/mission-finds.ts'
import { missionByKey } from '#catalogue/missions/missions.ts'
import type { ChallengeType } from '#rules/challenges/challenges.ts'
import { decideMission, decideReturn, type MissionChoice } from '#rules/missions/decide-mission.ts'
import type { Mission } from '#rules/missions/missions.ts'
import { contenderOf } from '../fight/contenders.ts'

function theHill(): Mission {
  const found = missionByKey('redHill')
  if (!found) throw new Error('No redHill')
  return found
}

const HILL = theHill()
const place = { mission: HILL, finds: missionFinds(HILL.key) }
const SEEDS = Array.from({ length: 300 }, (_, index) => `hill ${index}`)
const basis = { level: HILL.level, instructors: 4, energySpentToday: 0 }

function startOf(seed: string, choice: Partial<MissionChoice> = {}) {
  const difficulty = 'HARD'
  const contender = contenderOf(HILL.level)
  return decideMission(
    { contender, basis },
    { mission: HILL, difficulty, patrolHours: null, ...choice },
    seed,
  )
}

function returnOf(seed: string, choice: Partial<MissionChoice> = {}, contest: ChallengeType | null = null) {
  const { difficulty = 'HARD', patrolHours = null } = choice
  const { report } = startOf(seed, choice)
  const fought = { missionKey: HILL.key, difficulty, patrolHours, basis, result: report.result, report }
  return { ...decideReturn(fought, place, contest), report }
}

function seedOf(result: 'WIN' | 'LOSE'): string {
  const found = SEEDS.find((seed) => startOf(seed).report.result === result)
  if (found === undefined) throw new Error(`No ${result}`)
  return found
}

describe('the start of a mission', () => {
  it('costs the energy of the mission and its patrol, and counts it', () => {
    expect(startOf('a')).toMatchObject({
      cost: 6,
      events: [{ type: 'missionStarted' }, { type: 'energySpent', amount: 6 }],
    })
    expect(startOf('a', { difficulty: 'EASY', patrolHours: 8 })).toMatchObject({
      cost: 8,
      events: [{ type: 'missionStarted' }, { type: 'energySpent', amount: 8 }],
    })
  })

  it('decides the fight and its length by the seed', () => {
    expect(startOf('a')).toEqual(startOf('a'))
    expect(startOf(seedOf('WIN'), { patrolHours: 1 }).durationSeconds).toBe(3 * HILL.easySeconds + 3_600)
    expect(startOf(seedOf('LOSE'), { patrolHours: 1 }).durationSeconds).toBe(HILL.easySeconds)
  })
})

describe('the end of a mission', () => {
  it('brings nothing when it was lost, and counts the fallen', () => {
    const { loot, fallen, challenge, events } = returnOf(seedOf('LOSE'))
    expect(loot).toBeNull()
    const amount = Object.values(fallen ?? {}).reduce((sum, units) => sum + units, 0)
    expect(amount).toBeGreaterThan(0)
    expect(events).toEqual([{ type: 'unitsLost', amount }])
    expect(challenge).toMatchObject({ type: 'missionEnded', result: 'LOSE', gold: 0, diamonds: 0 })
  })

  it('brings the same loot for the same seed, and counts the victory', () => {
    const seed = seedOf('WIN')
    const { loot, challenge, events, report } = returnOf(seed)
    expect(returnOf(seed).loot).toEqual(loot)
    expect(loot?.reward.experience).toBeGreaterThan(0)
    expect(loot?.patrolGold).toBe(0)
    expect(challenge).toMatchObject({ result: 'WIN', gold: loot?.reward.gold })
    expect(events).toContainEqual({
      type: 'missionWon',
      difficulty: 'HARD',
      missionKey: HILL.key,
      regionKey: HILL.regionKey,
    })
    const lost = {
      missionKey: HILL.key,
      difficulty: 'HARD',
      patrolHours: null,
      basis,
      result: report.result,
    } as const
    expect(decideReturn({ ...lost, report }, { ...place, mission: null }, null).loot).toBeNull()
  })

  it('names the gold of a patrol within the whole', () => {
    const seed = seedOf('WIN')
    const alone = returnOf(seed).loot
    const both = returnOf(seed, { patrolHours: 8 }).loot
    expect(both?.patrolGold).toBeGreaterThan(0)
    expect(both?.reward.gold).toBe((alone?.reward.gold ?? 0) + (both?.patrolGold ?? 0))
    expect(both?.gear).toEqual(alone?.gear)
  })

  it('adds a diamond to those found while the diamond challenge runs', () => {
    const found = SEEDS.map((seed) => [
      returnOf(seed).loot?.reward.diamonds ?? 0,
      returnOf(seed, {}, 'MISSION_DIAMONDS_EARNING').loot?.reward.diamonds ?? 0,
    ])
    expect(new Set(found.map(String))).toEqual(new Set(['0,0', '1,2']))
  })

  it('finds items of the place, up to its level', () => {
    const items = SEEDS.flatMap((seed) => returnOf(seed).loot?.gear ?? [])
    expect(items.length).toBeGreaterThan(20)
    for (const { model, quality } of items) {
      expect(place.finds.models).toContain(model)
      expect(model.level).toBeLessThanOrEqual(HILL.level)
      expect(quality).toBeGreaterThanOrEqual(0)
      expect(quality).toBeLessThanOrEqual(100)
    }
  })
})
