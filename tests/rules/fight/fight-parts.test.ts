import { describe, expect, it } from 'vitest'
import { armorReduction, criticalChance, hitChance, prepareFighter } from '#rules/fight/fighter.ts'
import { cavalryCharges, roundDamagePercent } from '#rules/fight/rounds.ts'
import { contenderOf } from './contenders.ts'

describe('parts of a strike', () => {
  it.each([
    [21, 22, 8_057],
    [100, 100, 8_111],
    [1_000, 1_000, 8_111],
    [10, 1_000, 1_863],
    [0, 50, 1_500],
    [0, 0, 1_500],
    [50, 0, 9_500],
  ])('mastery %i against dodge %i hits with %i basis points', (mastery, dodge, chance) => {
    expect(hitChance(mastery, dodge)).toBe(chance)
  })

  it.each([
    [10, 46 * 22, 5_319],
    [18, 46 * 120, 2_727],
    [1_792, 46 * 7_000, 3_902],
    [0, 46 * 100, 0],
    [1_000, 0, 7_500],
    [0, 0, 0],
  ])('armor %i against an attack of %i/46 absorbs %i basis points', (armor, attack46, reduction) => {
    expect(armorReduction(armor, attack46)).toBe(reduction)
  })

  it('has the critical chances of the specification: archers 20 to 40, swordsmen 40 to 60, enemies 20 to 40', () => {
    const chances = (luck: number, enemyLuck: number): number[] =>
      prepareFighter(contenderOf(5)).blows.map((blow) => criticalChance(blow, luck, enemyLuck))
    expect(chances(0, 50)).toEqual([2_000, 2_000, 4_000])
    expect(chances(50, 50)).toEqual([3_000, 3_000, 5_000])
    expect(chances(50, 0)).toEqual([4_000, 4_000, 6_000])
    const npc = {
      ...contenderOf(5),
      army: null,
      characteristics: { attack: 80, armor: 1, mastery: 1, dodge: 1, luck: 1 },
    }
    expect(prepareFighter(npc).blows.map((blow) => criticalChance(blow, 1, 1))).toEqual([3_000, 3_000])
  })

  it('splits an enemy of 80 into volley and strike of 30 to 50', () => {
    const npc = {
      ...contenderOf(5),
      army: null,
      characteristics: { attack: 80, armor: 1, mastery: 9, dodge: 1, luck: 1 },
    }
    const { blows, healing, attack46 } = prepareFighter(npc)
    expect(blows.map(({ kind, min, max }) => [kind, min, max])).toEqual([
      ['VOLLEY', 30, 50],
      ['STRIKE', 30, 50],
    ])
    expect(healing).toBe(0)
    expect(attack46).toBe(46 * 80)
  })

  it('heals 2 % per round with enough priests, less with fewer, never more', () => {
    const contender = contenderOf(10)
    const healing = (priests: number): number =>
      prepareFighter({
        ...contender,
        healthMax: 10_000,
        army: { ...(contenderOf(10).army ?? never()), priests },
      }).healing
    expect([0, 20, 40, 400].map(healing)).toEqual([0, 100, 200, 200])
  })

  it('reduces damage by the chosen skill: frontal for strikes, rear for volleys', () => {
    const armored = contenderOf(5, { armor: 300 })
    const nimble = contenderOf(5, { dodge: 400 })
    expect(prepareFighter({ ...armored, skill: 'FRONTAL_ATTACK' }).guard).toEqual({
      VOLLEY: 0,
      CHARGE: 0,
      STRIKE: 29,
    })
    expect(prepareFighter({ ...nimble, skill: 'REAR_BATTLE' }).guard).toEqual({
      VOLLEY: 20,
      CHARGE: 0,
      STRIKE: 0,
    })
    expect(prepareFighter(armored).guard).toEqual({ VOLLEY: 0, CHARGE: 0, STRIKE: 0 })
  })

  it('lets cavalry charge in the first and every third round, and damage grow from the ninth', () => {
    const rounds = Array.from({ length: 20 }, (_, index) => index + 1)
    expect(rounds.filter(cavalryCharges)).toEqual([1, 3, 6, 9, 12, 15, 18])
    expect([1, 8, 9, 10, 20].map(roundDamagePercent)).toEqual([100, 100, 120, 140, 340])
  })
})

function never(): never {
  throw new Error('An army of the tests always has an army')
}
