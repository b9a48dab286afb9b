import { describe, expect, it } from 'vitest'
import { MISSIONS, missionByKey } from '#catalogue/missions/missions.ts'
import type { MissionReward } from '#rules/missions/mission-reward.ts'
import { missionGold } from '#rules/missions/mission-reward.ts'
import {
  DIFFICULTIES,
  missionDurationSeconds,
  missionEnergy,
  missionRefusals,
} from '#rules/missions/missions.ts'
import { PATROL_HOURS, patrolEnergy, patrolShares } from '#rules/missions/patrol.ts'
import { patrolSpoils, sharesOf, withPatrol } from '#rules/missions/patrol-spoils.ts'

const HILL = missionByKey('redHill')
if (!HILL) throw new Error('No redHill')

describe('a patrol', () => {
  it('lasts 1, 4 or 8 hours, costs 2, 4 or 6 energy and gathers once, twice or three times', () => {
    expect(PATROL_HOURS.map(patrolEnergy)).toEqual([2, 4, 6])
    expect(PATROL_HOURS.map(patrolShares)).toEqual([1, 2, 3])
    expect(patrolEnergy(null)).toBe(0)
  })

  it('follows a victory only: a beaten army is back as soon as without it', () => {
    const duration = (result: 'WIN' | 'DRAW' | 'LOSE') =>
      missionDurationSeconds({ easySeconds: 30 }, 'MEDIUM', result, 8)
    expect([duration('WIN'), duration('DRAW'), duration('LOSE')]).toEqual([28_860, 60, 20])
    expect(missionDurationSeconds({ easySeconds: 30 }, 'MEDIUM', 'WIN')).toBe(60)
  })

  it('brings gold with the level penalty and skills, and all resources of the place', () => {
    expect(patrolSpoils(HILL, { level: 7 })).toEqual({
      gold: 71,
      resources: [
        { resourceId: 10, amount: 9 },
        { resourceId: 9, amount: 7 },
      ],
    })
    expect(patrolSpoils(HILL, { level: 9 }).gold).toBe(53)
    expect(patrolSpoils(HILL, { level: 12 })).toMatchObject({ gold: 0, resources: [{}, {}] })
    expect(patrolSpoils(HILL, { level: 7, goldSkill: 1_000 }).gold).toBe(78)
    expect(sharesOf(patrolSpoils(HILL, { level: 7 }), 3)).toEqual({
      gold: 213,
      resources: [
        { resourceId: 10, amount: 27 },
        { resourceId: 9, amount: 21 },
      ],
    })
  })

  it('is added to the reward of the mission, each resource once', () => {
    const won: MissionReward = {
      experience: 100,
      gold: 40,
      diamonds: 1,
      resources: [{ resourceId: 9, amount: 4 }],
    }
    expect(withPatrol(won, 4, HILL, { level: 7 })).toEqual({
      experience: 100,
      gold: 182,
      diamonds: 1,
      resources: [
        { resourceId: 9, amount: 18 },
        { resourceId: 10, amount: 18 },
      ],
    })
  })

  it('is refused below level 4, and with less energy than mission and patrol cost', () => {
    const codes = (level: number, energy: number) =>
      missionRefusals({
        mission: { level: 1 },
        difficulty: 'EASY',
        level,
        energy,
        away: false,
        patrolHours: 8,
      }).map(({ code, need }) => [code, need])
    expect(codes(4, 8)).toEqual([])
    expect(codes(3, 8)).toEqual([['patrolLocked', 4]])
    expect(codes(4, 7)).toEqual([['notEnoughEnergy', 8]])
  })

  it('never brings as much gold a minute as short missions', () => {
    for (const mission of MISSIONS) {
      const { level } = mission
      const short = DIFFICULTIES.map((difficulty) => {
        const minutes = missionDurationSeconds(mission, difficulty) / 60
        return missionGold(mission, difficulty, { level }).min / minutes
      })
      for (const hours of PATROL_HOURS) {
        const { gold } = sharesOf(patrolSpoils(mission, { level }), patrolShares(hours))
        const minutes = missionDurationSeconds(mission, 'EASY', 'WIN', hours) / 60
        expect((gold + missionGold(mission, 'EASY', { level }).max) / minutes).toBeLessThan(
          Math.min(...short),
        )
      }
    }
  })

  it('brings more gold for its energy than an easy mission, so that a night of it is worth the wait', () => {
    for (const mission of MISSIONS) {
      const { gold } = patrolSpoils(mission, { level: mission.level })
      const { max } = missionGold(mission, 'EASY', { level: mission.level })
      expect(gold / patrolEnergy(1)).toBeGreaterThan(max / missionEnergy('EASY'))
    }
  })
})
