import { describe, expect, it } from 'vitest'
import { SKILL_BRANCH_TEXTS, SKILL_EFFECT_TEXTS, SKILLS, skillByKey } from '#catalogue/skills/skills.ts'
import { SKILL_BRANCHES, SKILL_EFFECTS, SKILL_LEVEL_MAX, skillTotals } from '#rules/skills/skills.ts'
import { expectIcon, expectKey, expectName, expectSentence, expectUnique } from '../texts.ts'

describe('skill branches', () => {
  it('are the four of the game, each with ten skills and unique texts', () => {
    expect(SKILL_BRANCH_TEXTS.map(({ branch }) => branch)).toEqual(SKILL_BRANCHES)
    for (const { branch, name, legend, icon } of SKILL_BRANCH_TEXTS) {
      expectName(name, 16)
      expectSentence(legend, 80)
      expectIcon(icon)
      expect(SKILLS.filter((skill) => skill.branch === branch)).toHaveLength(10)
    }
  })
})

describe('skills', () => {
  it('differ in everything a player reads', () => {
    for (const property of ['key', 'name', 'legend'] as const) {
      expectUnique(SKILLS.map((skill) => skill[property]))
    }
    for (const { branch } of SKILL_BRANCH_TEXTS) {
      expectUnique(SKILLS.filter((skill) => skill.branch === branch).map(({ icon }) => icon))
    }
  })

  it.each(SKILLS)('$key has valid texts and requires only earlier skills of its branch', (skill) => {
    expect(skillByKey(skill.key)).toBe(skill)
    expectKey(skill.key)
    expectName(skill.name, 28)
    expectSentence(skill.legend, 90)
    expectIcon(skill.icon)
    expect(skill.perLevel).toBeGreaterThan(0)
    const before = SKILLS.slice(0, SKILLS.indexOf(skill))
    for (const { skillKey, level } of skill.requires) {
      expect(before.find(({ key }) => key === skillKey)?.branch).toBe(skill.branch)
      expect(level).toBeGreaterThan(0)
      expect(level).toBeLessThanOrEqual(SKILL_LEVEL_MAX)
    }
  })

  it('have one root per branch, so that an open branch can always be started', () => {
    for (const branch of SKILL_BRANCHES) {
      expect(SKILLS.filter((skill) => skill.branch === branch && skill.requires.length === 0)).toHaveLength(1)
    }
  })

  it('use every effect of the rules', () => {
    const used = new Set(SKILLS.map(({ effect }) => effect))
    for (const effect of SKILL_EFFECTS) {
      expect(used).toContain(effect)
      expectName(SKILL_EFFECT_TEXTS[effect], 40)
    }
  })

  it('stay within the limits of the rules, so that every level has an effect', () => {
    const levels = Object.fromEntries(SKILLS.map(({ key }) => [key, SKILL_LEVEL_MAX]))
    const capped = skillTotals(SKILLS, levels)
    for (const effect of SKILL_EFFECTS) {
      const sum = SKILLS.filter((skill) => skill.effect === effect).reduce(
        (total, { perLevel }) => total + perLevel * SKILL_LEVEL_MAX,
        0,
      )
      expect(capped[effect], effect).toBe(sum)
    }
    expect(capped.attack).toBe(1_000)
    expect(capped.health).toBe(1_000)
  })
})
