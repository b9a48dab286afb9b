import { describe, expect, it } from 'vitest'
import { CHALLENGE_PRIZES, CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import {
  CHALLENGE_TYPES,
  type ChallengeEvent,
  challengeDiamonds,
  challengeFine,
  challengeOfTurn,
  countEvent,
  placesOfLines,
  prizeOfPlace,
} from '#rules/challenges/challenges.ts'
import { scoreOfValue, standingValue } from '#rules/challenges/standing-value.ts'
import { CHALLENGE_SECONDS, firstTurn, turnAfter } from '#rules/challenges/turns.ts'

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

const TYPES = CHALLENGE_TYPES
type Type = (typeof TYPES)[number]

/** The score that an event leaves. */
function scoreAfter(score: number, type: Type, event: ChallengeEvent): number {
  return countEvent({ score, energyCounted: 0 }, type, event).score
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
    expect(scoreAfter(0, type, mission({}))).toBe(points)
  })

  it('subtracts 1, 2 or 3 for a lost mission, down to 0', () => {
    expect((['EASY', 'MEDIUM', 'HARD'] as const).map(challengeFine)).toEqual([1, 2, 3])
    expect(scoreAfter(10, 'MISSION_WINNING', mission({ result: 'LOSE', difficulty: 'MEDIUM' }))).toBe(8)
    expect(scoreAfter(2, 'MISSION_WINNING', mission({ result: 'LOSE' }))).toBe(0)
    expect(scoreAfter(2, 'MISSION_WINNING', mission({ result: 'DRAW' }))).toBe(2)
  })

  it('counts energy up to 240 per day', () => {
    const spent = (energy: number, energyCounted: number) =>
      countEvent({ score: 0, energyCounted }, 'ENERGY_SPENDING', { type: 'energySpent', energy })
    expect([spent(6, 0), spent(6, 236), spent(6, 240), spent(6, 999)].map(({ score }) => score)).toEqual([
      6, 4, 0, 0,
    ])
    expect(spent(6, 236).energyCounted).toBe(240)
    expect(
      countEvent(
        { score: 0, energyCounted: 0 },
        'ENERGY_SPENDING',
        { type: 'energySpent', energy: 999 },
        480,
      ),
    ).toEqual({
      score: 480,
      energyCounted: 480,
    })
    expect(scoreAfter(0, 'FORAYS', { type: 'energySpent', energy: 6 })).toBe(0)
  })

  it('counts raids fought, or raids beaten off', () => {
    expect(scoreAfter(0, 'FORAYS', { type: 'forayFought' })).toBe(1)
    expect(scoreAfter(0, 'FORAYS_BLOCKS', { type: 'forayFought' })).toBe(0)
    expect(scoreAfter(0, 'FORAYS_BLOCKS', { type: 'forayBlocked' })).toBe(1)
    expect(scoreAfter(0, 'FORAYS', { type: 'forayBlocked' })).toBe(0)
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

  it('says which places get each line, as prizeOfPlace gives them', () => {
    for (const scored of [0, 1, 2, 3, 7, 12, 50, 101, 1_000]) {
      const places = placesOfLines(CHALLENGE_PRIZES, scored)
      for (let place = 1; place <= scored; place += 1) {
        const prize = prizeOfPlace(CHALLENGE_PRIZES, place, scored)
        const at = places.findIndex((one) => one !== null && one.from <= place && place <= one.to)
        expect(CHALLENGE_PRIZES[at] ?? null).toBe(prize)
      }
    }
  })

  it('puts a higher score ahead, and of equal scores the earlier one', () => {
    const values = [
      standingValue(5, 0),
      standingValue(5, 90),
      standingValue(5, CHALLENGE_SECONDS),
      standingValue(4, 0),
    ]
    expect(values).toEqual([...values].sort((a, b) => b - a))
    expect(new Set(values).size).toBe(4)
    expect(values.map(scoreOfValue)).toEqual([5, 5, 5, 4])
    expect(standingValue(0, 10)).toBe(0)
    expect(Number.isSafeInteger(standingValue(2 ** 60, 0))).toBe(true)
  })

  it('follows the last one without a gap, and leaves out those that nobody could play', () => {
    const first = firstTurn(1_000, 100)
    expect(first).toEqual({ turn: 0, startsAt: 1_000, endsAt: 1_100 })
    expect(turnAfter(first, 1_100, 100)).toEqual({ turn: 1, startsAt: 1_100, endsAt: 1_200 })
    expect(turnAfter(first, 1_199, 100)).toEqual({ turn: 1, startsAt: 1_100, endsAt: 1_200 })
    expect(turnAfter(first, 1_200, 100)).toEqual({ turn: 2, startsAt: 1_200, endsAt: 1_300 })
    expect(turnAfter(first, 1_777, 100)).toEqual({ turn: 7, startsAt: 1_700, endsAt: 1_800 })
  })
})
