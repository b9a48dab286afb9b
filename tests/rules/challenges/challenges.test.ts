import { describe, expect, it } from 'vitest'
import { CHALLENGE_PRIZES, CHALLENGE_TEXTS } from '../../../catalogue/challenges/challenges.ts'
import {
  CHALLENGE_SECONDS,
  CHALLENGE_TYPES,
  type ChallengeEvent,
  challengeDiamonds,
  challengeFine,
  challengeOfTurn,
  challengePoints,
  challengeScore,
  prizeOfPlace,
} from '../../../rules/challenges/challenges.ts'

function mission(more: Partial<Extract<ChallengeEvent, { type: 'missionEnded' }>>): ChallengeEvent {
  return {
    type: 'missionEnded',
    difficulty: 'HARD',
    result: 'WIN',
    damage: 900,
    gold: 70,
    diamonds: 1,
    ...more,
  }
}

describe('a challenge', () => {
  it('lasts three days, with all seven types in turn', () => {
    expect(CHALLENGE_SECONDS).toBe(259_200)
    const turns = Array.from({ length: 14 }, (_, turn) => challengeOfTurn(CHALLENGE_TEXTS, turn)?.type)
    expect(new Set(turns.slice(0, 7))).toEqual(new Set(CHALLENGE_TYPES))
    expect(turns.slice(7)).toEqual(turns.slice(0, 7))
    expect(challengeOfTurn([], 3)).toBeNull()
  })

  it.each([
    ['MISSION_WINNING', 1],
    ['MISSION_DAMAGE_DEALING', 900],
    ['MISSION_GOLD_EARNING', 70],
    ['MISSION_DIAMONDS_EARNING', 1],
    ['ENERGY_SPENDING', 0],
    ['FORAYS', 0],
    ['FORAYS_BLOCKS', 0],
  ] as const)('of %s counts %i for a won mission', (type, points) => {
    expect(challengePoints(type, mission({}))).toBe(points)
  })

  it('subtracts 1, 2 or 3 for a lost mission, down to 0', () => {
    expect((['EASY', 'MEDIUM', 'HARD'] as const).map(challengeFine)).toEqual([1, 2, 3])
    expect(challengeScore(10, 'MISSION_WINNING', mission({ result: 'LOSE', difficulty: 'MEDIUM' }))).toBe(8)
    expect(challengeScore(2, 'MISSION_WINNING', mission({ result: 'LOSE' }))).toBe(0)
    expect(challengeScore(2, 'MISSION_WINNING', mission({ result: 'DRAW' }))).toBe(2)
  })

  it('counts energy up to 240 per day', () => {
    const spent = (energy: number, countedToday: number): number =>
      challengePoints('ENERGY_SPENDING', { type: 'energySpent', energy, countedToday })
    expect([spent(6, 0), spent(6, 236), spent(6, 240), spent(6, 999)]).toEqual([6, 4, 0, 0])
    expect(challengePoints('FORAYS', { type: 'energySpent', energy: 6, countedToday: 0 })).toBe(0)
  })

  it('counts raids fought, or raids beaten off', () => {
    expect(challengePoints('FORAYS', { type: 'forayFought' })).toBe(1)
    expect(challengePoints('FORAYS_BLOCKS', { type: 'forayFought' })).toBe(0)
    expect(challengePoints('FORAYS_BLOCKS', { type: 'forayBlocked' })).toBe(1)
    expect(challengePoints('FORAYS', { type: 'forayBlocked' })).toBe(0)
  })

  it('gives one more diamond in the diamond challenge if a mission brings diamonds', () => {
    expect(challengeDiamonds('MISSION_DIAMONDS_EARNING', 1)).toBe(2)
    expect(challengeDiamonds('MISSION_DIAMONDS_EARNING', 0)).toBe(0)
    expect([challengeDiamonds('FORAYS', 1), challengeDiamonds(null, 1)]).toEqual([1, 1])
  })

  it('pays the upper half, and the first places more', () => {
    const diamonds = (place: number, scored: number): number | undefined =>
      prizeOfPlace(CHALLENGE_PRIZES, place, scored)?.diamonds
    const places = Array.from({ length: 200 }, (_, index) => diamonds(index + 1, 200))
    expect(places.filter((prize) => prize !== undefined)).toHaveLength(100)
    expect(places.slice(0, 100)).toEqual([...places.slice(0, 100)].sort((a, b) => (b ?? 0) - (a ?? 0)))
    expect(prizeOfPlace(CHALLENGE_PRIZES, 101, 200)).toBeNull()
    expect(prizeOfPlace(CHALLENGE_PRIZES, 1, 1)?.doubleRecovery).toBe(true)
  })
})
