import { describe, expect, it } from 'vitest'
import { WINES } from '#catalogue/inventory/wines.ts'
import { SKILLS } from '#catalogue/skills/skills.ts'
import { TIPS } from '#catalogue/tips/tips.ts'
import { maxArmy } from '#rules/army/army.ts'
import { armyCharacteristics, armyHealth } from '#rules/army/characteristics.ts'
import { vaultGold } from '#rules/buildings/buildings.ts'
import type { RaidContender } from '#rules/fight/raid-report.ts'
import { healthAfterDefence, healthAfterWine, healthNow } from '#rules/raids/lasting-health.ts'
import { castleBroken, raidLoot } from '#rules/raids/spoils.ts'
import { armySkills, SKILL_LEVEL_MAX, type Skill, skillTotals } from '#rules/skills/skills.ts'
import { raidOf } from './castles.ts'
import { EVEN, figuresIn, figuresOf, fought, LEVEL, RAIDER, wonOf } from './thousand-raids.ts'

const even = wonOf(EVEN)
const WORN = Math.floor(RAIDER.healthMax / 2)

function wonWithHealth(health: number): number {
  return wonOf(raidOf({ ...RAIDER, health }))
}

describe('health', () => {
  it.each(WINES)('rises by what the card of $name says, and the army wins more raids', ({ additional }) => {
    const { regenerateUnit, regenerateValue } = additional
    const stated =
      regenerateUnit === 'points' ? regenerateValue : Math.floor((RAIDER.healthMax * regenerateValue) / 100)
    const healed = healthAfterWine(WORN, RAIDER.healthMax, additional)
    expect(healed).toBe(Math.min(RAIDER.healthMax, WORN + stated))
    expect(wonWithHealth(healed)).toBeGreaterThan(wonWithHealth(WORN) + 1)
  })

  it('of defenders comes back by servants as their tip states, and the next raiders win less', () => {
    const [each = 0, most = 0] = figuresIn(TIPS.playerArmyServants?.baseContent)
    const recovered = (servants: number) => healthAfterDefence(WORN, RAIDER.healthMax, servants)
    expect(recovered(40) - WORN).toBe(Math.floor((RAIDER.healthMax * 40 * each) / 100))
    expect(healthAfterDefence(0, RAIDER.healthMax, 10_000)).toBe(Math.floor((RAIDER.healthMax * most) / 100))
    const wonAgainst = (health: number) => wonOf({ ...EVEN, defender: { ...RAIDER, health } })
    expect(wonAgainst(WORN) - wonAgainst(recovered(40))).toBeGreaterThan(10)
  })
})

it('the vault keeps as much more per level of the storage as its text says', () => {
  const [, perStorage = 0] = figuresOf('storage')
  const gold = 9_000
  const reports = fought({ ...EVEN, defender: { ...RAIDER, health: 200 } })
  /** The largest loot of a thousand raids. */
  const looted = (storage: number, skill = 0) =>
    Math.max(
      ...reports.map((report) =>
        raidLoot({
          difficulty: 'LOW',
          broken: castleBroken(report),
          victimGold: gold,
          victimVault: vaultGold(storage, LEVEL, skill),
          victimGoldAtDayStart: gold,
          lootedToday: 0,
          attackerLevel: LEVEL,
          victimLevel: LEVEL,
        }),
      ),
    )
  expect([20, 21, 22].map((storage) => looted(storage))).toEqual([2 * perStorage, perStorage, 0])
  expect(looted(0)).toBeGreaterThan(2 * perStorage)
  expect(looted(20, 500)).toBeLessThan(looted(20))
})

describe('the skill', () => {
  const skillsWith = (...effects: Skill['effect'][]) =>
    SKILLS.filter(({ effect }) => effects.includes(effect))
  const fullyLearned = (skill: Skill) => skillTotals(SKILLS, { [skill.key]: SKILL_LEVEL_MAX })
  /** What ten levels are stated to give: the page shows `perLevel` in per cent. */
  const percentOf = ({ perLevel }: Skill) => (perLevel * SKILL_LEVEL_MAX) / 100

  function contenderWith(skill: Skill, isDefending: boolean): RaidContender {
    const fighting = {
      level: LEVEL,
      army: maxArmy(LEVEL),
      skills: armySkills(fullyLearned(skill), isDefending),
    }
    const healthMax = armyHealth(fighting)
    return { ...RAIDER, characteristics: armyCharacteristics(fighting), healthMax, health: healthMax }
  }

  function expectStronger(skill: Skill, isDefending: boolean): void {
    const { healthMax, characteristics } = contenderWith(skill, isDefending)
    const isAttack = skill.effect === 'attack' || skill.effect === 'raidDefenceAttack'
    const [strong, plain] = isAttack
      ? [characteristics.swordsmenAttackMax, RAIDER.characteristics.swordsmenAttackMax]
      : [healthMax, RAIDER.healthMax]
    expect(Math.abs(strong - plain * (1 + percentOf(skill) / 100))).toBeLessThanOrEqual(2)
  }

  it.each(skillsWith('attack', 'health'))(
    '$name strengthens raiders and defenders by its per cent',
    (skill) => {
      for (const isDefending of [false, true]) expectStronger(skill, isDefending)
      expect(wonOf(raidOf(contenderWith(skill, false), { defender: RAIDER }))).toBeGreaterThan(even)
      expect(wonOf(raidOf(RAIDER, { defender: contenderWith(skill, true) }))).toBeLessThan(even)
    },
  )

  it.each(skillsWith('raidDefenceAttack', 'raidDefenceHealth'))(
    '$name strengthens defenders alone by its per cent',
    (skill) => {
      expectStronger(skill, true)
      expect(contenderWith(skill, false)).toEqual(RAIDER)
      expect(even - wonOf(raidOf(RAIDER, { defender: contenderWith(skill, true) }))).toBeGreaterThan(3)
    },
  )

  it.each(skillsWith('healthRecovery'))('$name lets an army recover faster by its per cent', (skill) => {
    const HALF_HOUR_MS = 1_800_000
    const recovered = (recovery: number) =>
      healthNow({ health: 0, healthAt: 0 }, RAIDER.healthMax, HALF_HOUR_MS, { recovery, speed: 1 })
    const faster = recovered(fullyLearned(skill).healthRecovery)
    expect(faster / recovered(0)).toBeCloseTo(1 + percentOf(skill) / 100, 2)
    expect(wonWithHealth(WORN + faster)).toBeGreaterThan(wonWithHealth(WORN + recovered(0)) + 1)
  })

  it.each(skillsWith('vault'))('$name hides more gold by its per cent', (skill) => {
    const hidden = vaultGold(10, LEVEL, fullyLearned(skill).vault)
    expect(hidden / vaultGold(10, LEVEL)).toBeCloseTo(1 + percentOf(skill) / 100, 3)
  })
})
