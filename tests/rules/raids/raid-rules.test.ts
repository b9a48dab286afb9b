import { describe, expect, it } from 'vitest'
import { fightRaid } from '#rules/fight/raid.ts'
import { findOpponents } from '#rules/raids/find-opponents.ts'
import {
  CATAPULT,
  CORNER,
  DESTROY_PERCENT,
  projectilesFor,
  SIEGE_TOWER,
  siegeTowerRefusals,
} from '#rules/raids/machines.ts'
import {
  ATTACK_POSITIONS,
  CASTLE_SIDES,
  defencePlanRefusals,
  GARRISONS,
  garrisonMet,
  isCorner,
  NO_GARRISON,
} from '#rules/raids/plan.ts'
import { raidRefusals, spyRefusals } from '#rules/raids/refusals.ts'
import {
  nearestDifficulty,
  opponentDifficulty,
  presentDifficulty,
  raidWinPercent,
} from '#rules/raids/search.ts'
import {
  castleBroken,
  defenceGlory,
  raidEnergy,
  raidExperience,
  raidGlory,
  raidLoot,
} from '#rules/raids/spoils.ts'
import {
  NEWCOMER_SECONDS,
  RELATIONS,
  relationSeconds,
  restSeconds,
  SPIED_SECONDS,
} from '#rules/raids/timers.ts'
import { trainingOpponent } from '#rules/raids/training.ts'
import { raiderOf, raidOf } from './castles.ts'

describe('plans', () => {
  it('have eight positions, four sides and garrisons of 0, 10, 20 or 30', () => {
    expect([ATTACK_POSITIONS.length, CASTLE_SIDES, GARRISONS]).toEqual([
      8,
      ['top', 'left', 'right', 'bottom'],
      [0, 10, 20, 30],
    ])
    expect(ATTACK_POSITIONS.filter(isCorner)).toHaveLength(4)
    expect(garrisonMet({ ...NO_GARRISON, top: 30, right: 10 }, 'topRight')).toBe(20)
  })

  it('divide 60 % between the four sides', () => {
    expect(defencePlanRefusals({ top: 30, left: 30, right: 0, bottom: 0 })).toEqual([])
    expect(defencePlanRefusals({ top: 30, left: 30, right: 10, bottom: 0 })).toMatchObject([
      { code: 'garrisonTooLarge', have: 60, need: 70 },
    ])
  })

  it('have the machines of the specification', () => {
    expect(CORNER).toEqual({ attackPercent: 15, masteryPercent: 10 })
    expect(SIEGE_TOWER).toEqual({ archersArmor: 30, attackPercent: 25 })
    expect(CATAPULT).toEqual({ healthPercent: 2, dodgeDecrease: 70, destroyPercent: 2 })
    expect(DESTROY_PERCENT).toBe(2)
  })

  it('throw one projectile per round, for as many rounds as the catapult has levels', () => {
    expect([
      projectilesFor(0, 10),
      projectilesFor(3, 10),
      projectilesFor(30, 50),
      projectilesFor(9, 4),
    ]).toEqual([0, 3, 20, 4])
  })

  it('allow a tower only at a side, for wood', () => {
    const codes = (position: 'top' | 'topLeft', wood: number): string[] =>
      siegeTowerRefusals({ position, level: 11, wood }).map(({ code }) => code)
    expect(codes('top', 15)).toEqual([])
    expect(codes('topLeft', 14)).toEqual(['towerAtCorner', 'notEnoughResources'])
  })

  it('damage a building in two or four of a hundred won raids', () => {
    const castle = { walls: 5, moats: 5, stakes: 0, garrison: NO_GARRISON }
    const damaged = (projectiles: number): number => {
      const weak = { ...raiderOf(20), health: 40 }
      const input = raidOf(raiderOf(20), {
        castle,
        defender: weak,
        plan: { position: 'top', siegeTower: false, projectiles },
      })
      const reports = Array.from({ length: 4_000 }, (_, index) => fightRaid(input, `d${index}`))
      return reports.filter((report) => report.damagedBuilding !== null).length / reports.length
    }
    expect(Math.abs(damaged(0) - 0.02)).toBeLessThan(0.008)
    expect(Math.abs(damaged(1) - 0.04)).toBeLessThan(0.011)
  })
})

describe('timers', () => {
  it('are those of the specification, with other values during the raid challenge', () => {
    const minutes = (challenge: boolean) => RELATIONS.map((key) => relationSeconds(key, challenge) / 60)
    expect(RELATIONS).toEqual([
      'immune-foray',
      'immune-spy',
      'cooldown-foray',
      'cooldown-spy',
      'cooldown-wine',
    ])
    expect(minutes(false)).toEqual([60, 20, 720, 15, 720])
    expect(minutes(true)).toEqual([10, 20, 60, 15, 720])
    expect([restSeconds(false), restSeconds(true)]).toEqual([600, 300])
    expect([NEWCOMER_SECONDS, SPIED_SECONDS]).toEqual([259_200, 1_800])
  })
})

describe('opponents', () => {
  it('get a class by victories in 200 raids', () => {
    expect([72, 88, 71, 89, 47, 63, 22, 38, 21, 45].map(opponentDifficulty)).toEqual([
      'LOW',
      'LOW',
      null,
      null,
      'MEDIUM',
      'MEDIUM',
      'HIGH',
      'HIGH',
      null,
      null,
    ])
    const percent = raidWinPercent(raidOf(raiderOf(20)), 'search')
    expect(percent).toBeGreaterThan(38)
    expect(percent).toBeLessThan(62)
    expect(raidWinPercent(raidOf(raiderOf(20)), 'search')).toBe(percent)
  })

  it('belong to the class with the nearest ideal if they were not searched for', () => {
    expect([100, 68, 67, 43, 42, 0].map(nearestDifficulty)).toEqual([
      'LOW',
      'LOW',
      'MEDIUM',
      'MEDIUM',
      'HIGH',
      'HIGH',
    ])
  })

  it('of an earlier search keep their class until far more raids are won', () => {
    expect([38, 48].map((won) => presentDifficulty('HIGH', won))).toEqual(['HIGH', 'HIGH'])
    expect([49, 100].map((won) => presentDifficulty('HIGH', won))).toEqual(['MEDIUM', 'LOW'])
    expect([0, 73, 74].map((won) => presentDifficulty('MEDIUM', won))).toEqual(['MEDIUM', 'MEDIUM', 'LOW'])
    expect([0, 100].map((won) => presentDifficulty('LOW', won))).toEqual(['LOW', 'LOW'])
  })

  const own = raiderOf(20)
  const castle = (id: number, health: number) => ({
    id,
    input: raidOf(own, { defender: { ...own, healthMax: health, health } }),
  })
  const people = Array.from({ length: 21 }, (_, index) => castle(index + 1, 900 + 90 * index))
  const neighbour = (id: number, health = 4_000) => ({
    id,
    inputAt: (homePercent: number) => castle(id, Math.floor((health * homePercent) / 100)).input,
  })

  it('are one per class, and the same for the same seed', () => {
    const found = findOpponents(people, [], 'search')
    expect(found.map(({ difficulty }) => difficulty)).toEqual(['LOW', 'MEDIUM', 'HIGH'])
    for (const { difficulty, winPercent } of found) expect(opponentDifficulty(winPercent)).toBe(difficulty)
    expect(findOpponents(people, [], 'search')).toEqual(found)
    expect(findOpponents([], [], 'search')).toEqual([])
  })

  it('are people where there are any of the class, and neighbours with a part of their army for the others', () => {
    const medium = findOpponents(people, [], 'search')[1]
    const health = people[(medium?.id ?? 1) - 1]?.input.defender.healthMax ?? 0
    // Two hundred fights tell the class of a castle at its edge by chance, so several people stand there.
    const equals = [101, 102, 103].map((id) => castle(id, health))
    const found = findOpponents(
      [...equals, castle(104, 100), castle(105, 100_000)],
      [201, 202, 203, 204].map((id) => neighbour(id)),
      'search',
    )
    expect(found.map(({ difficulty }) => difficulty).sort()).toEqual(['HIGH', 'LOW', 'MEDIUM'])
    for (const { difficulty, winPercent } of found) expect(opponentDifficulty(winPercent)).toBe(difficulty)
    const of = (difficulty: string) => found.find((one) => one.difficulty === difficulty)
    expect(equals.map(({ id }) => id)).toContain(of('MEDIUM')?.id)
    expect(of('MEDIUM')?.homePercent).toBe(100)
    expect([of('LOW')?.id, of('HIGH')?.id].every((id) => id !== undefined && id > 200)).toBe(true)
    expect(of('LOW')?.homePercent).toBeLessThan(of('HIGH')?.homePercent ?? 0)
    expect(new Set(found.map(({ id }) => id)).size).toBe(3)
  })

  it('are neighbours however strong or weak the raider is, and nobody who is far too weak even with guests', () => {
    for (const health of [500, 4_000, 150_000]) {
      const found = findOpponents(
        [],
        [neighbour(1, health), neighbour(2, health), neighbour(3, health)],
        'search',
      )
      expect(found.map(({ difficulty }) => difficulty)).toEqual(['LOW', 'MEDIUM', 'HIGH'])
    }
    expect(findOpponents([], [neighbour(1, 50)], 'search')).toEqual([])
  })

  it('are the player’s army at 70 % in training, with id −1', () => {
    const own = raiderOf(20)
    const dummy = trainingOpponent({ ...own, health: 1 })
    expect([dummy.playerId, dummy.healthMax, dummy.health]).toEqual([
      -1,
      Math.floor(own.healthMax * 0.7),
      Math.floor(own.healthMax * 0.7),
    ])
    expect(dummy.characteristics.archersAttackMax).toBe(
      Math.floor(own.characteristics.archersAttackMax * 0.7),
    )
    expect(raidWinPercent(raidOf(own, { defender: dummy }), 'training')).toBeGreaterThan(95)
  })
})

describe('spoils', () => {
  const raid = {
    difficulty: 'MEDIUM',
    broken: 8,
    victimGold: 10_000,
    victimVault: 1_000,
    victimGoldAtDayStart: 8_000,
    lootedToday: 0,
    attackerLevel: 20,
    victimLevel: 20,
  } as const

  it.each([
    [{}, 1_000],
    [{ broken: 4 }, 500],
    [{ broken: 0 }, 0],
    [{ victimVault: 9_600 }, 400],
    [{ victimVault: 20_000 }, 0],
    [{ lootedToday: 1_700 }, 300],
    [{ lootedToday: 2_500 }, 0],
    [{ victimLevel: 13 }, 1_000],
    [{ victimLevel: 12 }, 0],
    [{ difficulty: 'TRAINING' }, 0],
  ] as const)('of a raid with %j are %i gold', (more, gold) => {
    expect(raidLoot({ ...raid, ...more })).toBe(gold)
  })

  it('depend on the damage to the castle: half and more for a victory, up to half for a draw, nothing for a defeat', () => {
    const contender = { ...raiderOf(20), healthMax: 1_000, health: 1_000, moralePercent: 100, fallen: null }
    const broken = (
      result: 'WIN' | 'LOSE' | 'DRAW',
      attackerHealth: number,
      defenderHealth: number,
    ): number =>
      castleBroken({
        result,
        attacker: contender,
        defender: contender,
        rounds: [{ round: 1, strikes: [], attackerHealth, defenderHealth }],
      })
    expect([broken('WIN', 1_000, 0), broken('WIN', 490, 0), broken('WIN', 1, 0)]).toEqual([8, 5, 4])
    expect([broken('DRAW', 5, 400), broken('DRAW', 5, 1_000), broken('LOSE', 0, 10)]).toEqual([2, 0, 0])
  })

  it('include 2, 4 or 6 glory and experience, 1 experience in training, nothing for a defeat', () => {
    const raider = { level: 20, instructors: 0, energySpentToday: 0 }
    const of = (difficulty: 'LOW' | 'MEDIUM' | 'HIGH' | 'TRAINING', result: 'WIN' | 'LOSE' | 'DRAW') => [
      raidGlory(difficulty, result),
      raidExperience(difficulty, result, raider),
    ]
    expect([of('LOW', 'WIN'), of('MEDIUM', 'WIN'), of('HIGH', 'WIN'), of('TRAINING', 'WIN')]).toEqual([
      [2, 200],
      [4, 400],
      [6, 600],
      [0, 100],
    ])
    expect([of('HIGH', 'DRAW'), of('HIGH', 'LOSE'), of('TRAINING', 'LOSE')]).toEqual([
      [3, 300],
      [0, 0],
      [0, 0],
    ])
    expect(raidExperience('HIGH', 'WIN', { ...raider, energySpentToday: 150 })).toBe(300)
    expect(raidExperience('HIGH', 'WIN', { ...raider, instructors: 80 })).toBe(652)
    expect([raidEnergy('LOW'), raidEnergy('TRAINING')]).toEqual([6, 3])
  })

  it('include 2 glory for a defence, five times per day', () => {
    expect([defenceGlory('LOSE', 0), defenceGlory('LOSE', 4), defenceGlory('LOSE', 5)]).toEqual([2, 2, 0])
    expect([defenceGlory('WIN', 0), defenceGlory('DRAW', 0)]).toEqual([0, 0])
  })
})

describe('a raid cannot start', () => {
  const victim = {
    level: 12,
    isProtected: false,
    isImmune: false,
    isOwn: false,
    isClosed: false,
    isCoolingDown: false,
    isGuildMate: false,
    isHousehold: false,
  }
  const raid = {
    level: 10,
    energy: 6,
    isResting: false,
    isAway: false,
    difficulty: 'LOW',
    victim,
  } as const
  const codes = (more: Partial<Parameters<typeof raidRefusals>[0]>): string[] =>
    raidRefusals({ ...raid, ...more }).map(({ code }) => code)

  it('below level 10, during the rest, during a mission, and without energy', () => {
    expect(codes({})).toEqual([])
    expect(codes({ level: 9, energy: 5, isResting: true, isAway: true })).toEqual([
      'levelTooLow',
      'hostResting',
      'hostAway',
      'notEnoughEnergy',
    ])
    expect(codes({ difficulty: 'TRAINING', energy: 3, victim: null })).toEqual([])
  })

  it.each([
    [{ level: 9 }, 'victimTooLow'],
    [{ isOwn: true }, 'ownCastle'],
    [{ isClosed: true }, 'castleClosed'],
    [{ isProtected: true }, 'victimProtected'],
    [{ isImmune: true }, 'victimImmune'],
    [{ isCoolingDown: true }, 'raidCooldown'],
    [{ isGuildMate: true }, 'sameGuild'],
    [{ isHousehold: true }, 'sameHousehold'],
  ])('against a castle with %j: %s', (more, code) => {
    expect(codes({ victim: { ...victim, ...more } })).toEqual([code])
  })
})

describe('spies', () => {
  it('are sent from level 10, never to a warned castle, and only after the last ones have returned', () => {
    const ready = { level: 10, isOwn: false, isClosed: false, isImmune: false, isCoolingDown: false }
    expect(spyRefusals(ready)).toEqual([])
    expect(
      spyRefusals({ level: 9, isOwn: true, isClosed: true, isImmune: true, isCoolingDown: true }).map(
        ({ code }) => code,
      ),
    ).toEqual(['levelTooLow', 'ownCastle', 'castleClosed', 'spyImmune', 'spyCooldown'])
  })
})
