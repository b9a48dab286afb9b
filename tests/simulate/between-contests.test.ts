import { describe, expect, it } from 'vitest'
import { CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import { DAY_MS } from '#rules/core/game-day.ts'
import { createRandom } from '#rules/core/random.ts'
import { playChallenge } from '#tools/simulate/between/challenge.ts'
import { countForChallenge } from '#tools/simulate/between/challenge-points.ts'
import { playCrusades } from '#tools/simulate/between/crusades.ts'
import { newGuilds, playGuilds } from '#tools/simulate/between/guilds.ts'
import { grownCastle, MORNING } from './between-world.ts'

describe('challenges', () => {
  it('start every three days, and the first three players recover twice as fast until the next one ends', () => {
    const castles = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => grownCastle(id, 12, 'engaged'))
    const random = createRandom('contests')
    const first = playChallenge(null, castles, MORNING, random)
    expect(castles.every(({ outside }) => outside.contest?.type === CHALLENGE_TEXTS[0]?.type)).toBe(true)
    for (const castle of castles)
      countForChallenge(castle, { type: 'energySpent', energy: 10 * castle.id }, MORNING)
    expect(playChallenge(first, castles, MORNING + DAY_MS, random)).toBe(first)
    const second = playChallenge(first, castles, MORNING + 3 * DAY_MS, random)
    expect(second).toEqual({ turn: 1, startsAt: MORNING + 3 * DAY_MS, endsAt: MORNING + 6 * DAY_MS })
    expect(castles.filter(({ winner }) => winner).map(({ id }) => id)).toEqual([6, 7, 8])
    expect(castles.map(({ diamonds }) => diamonds - 5)).toEqual([12, 12, 12, 12, 12, 15, 20, 30])
    expect(castles.every(({ outside }) => outside.contest?.score === 0)).toBe(true)
    playChallenge(second, castles, MORNING + 6 * DAY_MS, random)
    expect(castles.some(({ winner }) => winner)).toBe(false)
  })

  it('count no more than 240 energy of one day', () => {
    const castle = grownCastle(1, 12)
    playChallenge(null, [castle], MORNING, createRandom('energy'))
    for (let spend = 0; spend < 40; spend += 1)
      countForChallenge(castle, { type: 'energySpent', energy: 10 }, MORNING + spend)
    expect(castle.outside.contest?.score).toBe(240)
  })
})

describe('crusades', () => {
  it('gather players of near levels, once a day, for ten energy each', () => {
    const castles = [18, 18, 17, 17, 40].map((level, index) => grownCastle(index + 1, level, 'engaged'))
    playCrusades(castles, [], MORNING, createRandom('crusade'))
    expect(castles.map(({ record }) => record.crusades.asked.fought)).toEqual([1, 1, 1, 1, 0])
    expect(castles.map(({ today }) => today.energySpent)).toEqual([10, 10, 10, 10, 0])
    playCrusades(castles, [], MORNING, createRandom('again'))
    expect(castles.every(({ outside }) => outside.crusades <= 1)).toBe(true)
  })

  it('leave out players who are too few, too low or too tired', () => {
    const random = createRandom('nobody')
    const low = [1, 2, 3].map((id) => grownCastle(id, 11, 'engaged'))
    const alone = [grownCastle(4, 20, 'engaged')]
    const tired = [5, 6, 7].map((id) => grownCastle(id, 20, 'engaged'))
    for (const castle of tired) castle.energy = { energy: 9, energyAt: MORNING }
    for (const seated of [low, alone, tired]) playCrusades(seated, [], MORNING, random)
    expect([...low, ...alone, ...tired].every(({ outside }) => outside.crusades === 0)).toBe(true)
  })
})

describe('guilds', () => {
  it('are founded by the shares of many, and seat twenty', () => {
    const castles = Array.from({ length: 25 }, (_, index) => grownCastle(index + 1, 12, 'engaged'))
    for (const castle of castles) castle.diamonds = 60
    const guilds = newGuilds()
    playGuilds(guilds, { castles, seated: castles }, MORNING)
    expect(guilds.founded.map(({ members }) => members.size)).toEqual([20])
    expect(castles.slice(0, 20).map(({ diamonds }) => diamonds)).toEqual(Array(20).fill(10))
    expect([...guilds.shares.values()]).toEqual([50, 50, 50, 50, 50])
  })

  it('take who comes later while seats are free, for nothing', () => {
    const castles = [1, 2].map((id) => grownCastle(id, 12, 'engaged'))
    const guilds = { founded: [{ members: new Set([1]) }], shares: new Map() }
    playGuilds(guilds, { castles, seated: castles }, MORNING)
    expect([...(guilds.founded[0]?.members ?? [])]).toEqual([1, 2])
    expect(castles.map(({ diamonds }) => diamonds)).toEqual([5, 5])
  })

  it('send their own members on crusades together', () => {
    const castles = [18, 18, 17, 17].map((level, index) => grownCastle(index + 1, level, 'engaged'))
    const guild = { members: new Set([1, 4]) }
    playCrusades(castles.slice(0, 1).concat(castles.slice(3)), [guild], MORNING, createRandom('guild'))
    expect(castles.map(({ outside }) => outside.crusades)).toEqual([1, 0, 0, 1])
  })
})
