import { describe, expect, it } from 'vitest'
import { GEAR, gearById } from '#catalogue/gear/gear.ts'
import { GEAR_CLASS_VALUES } from '#catalogue/gear/gear-class-values.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { BLANK_GEAR_ID } from '#rules/gear/gear.ts'
import { GEAR_CLASSES, GEAR_SLOTS, slotsOfClass } from '#rules/gear/gear-class.ts'
import { expectIcon, expectName, expectSentence, expectUnique } from '../texts.ts'

const WORN_CLASSES = GEAR_CLASSES.filter((gearClass) => gearClass !== 'blank')
function ofClass(gearClass: (typeof GEAR_CLASSES)[number]) {
  return GEAR.filter((model) => model.gearClass === gearClass).sort((left, right) => left.level - right.level)
}

describe('gear models', () => {
  it('are 240 with consecutive ids, without the blank', () => {
    expect(GEAR.map(({ id }) => id)).toEqual(Array.from({ length: 240 }, (_, index) => index + 1))
    expect(gearById(BLANK_GEAR_ID)).toBeUndefined()
  })

  it.each([1, 11, 19, 28, 39, 54, 75, 86, 87, 118])(
    'id %i, a model that recycles for double points, is of low level',
    (id) => {
      const model = gearById(id)
      expect(model?.level).toBeLessThanOrEqual(7)
    },
  )

  it('differ in name and legend', () => {
    expectUnique(GEAR.map(({ name }) => name))
    expectUnique(GEAR.map(({ legend }) => legend))
  })

  it.each(GEAR)('$id $name has valid texts, an icon and a bonus', (model) => {
    expectName(model.name, 32)
    expectSentence(model.legend, 100)
    expectIcon(model.icon)
    const values = [...Object.values(model.characteristics), ...Object.values(model.army)]
    expect(values.length).toBeGreaterThan(0)
    for (const value of values) expect(Number.isSafeInteger(value) && value > 0).toBe(true)
  })
})

describe('gear classes', () => {
  it.each(WORN_CLASSES)(
    '%s: has twelve models, five levels apart, each better than the one before',
    (gearClass) => {
      const models = ofClass(gearClass)
      expect(models).toHaveLength(12)
      expect(models[0]?.level).toBeLessThanOrEqual(5)
      expect(models.at(-1)?.level).toBeLessThanOrEqual(60)
      models.slice(1).forEach((model, index) => {
        const before = models[index]
        expect(model.level - (before?.level ?? 0)).toBe(5)
        const sum = (each: typeof before): number =>
          [...Object.values(each?.characteristics ?? {}), ...Object.values(each?.army ?? {})].reduce(
            (total, value) => total + value,
            0,
          )
        expect(sum(model)).toBeGreaterThan(sum(before))
      })
    },
  )

  it.each(WORN_CLASSES)('%s: has unique icons and fits a slot', (gearClass) => {
    expectUnique(ofClass(gearClass).map(({ icon }) => icon))
    expect(slotsOfClass(gearClass).length).toBeGreaterThan(0)
  })

  it.each(GEAR_CLASSES)('%s has a Russian name, a legend and an icon', (gearClass) => {
    const { name, legend, icon } = GEAR_CLASS_TEXTS[gearClass]
    expectName(name, 24)
    expectSentence(legend, 80)
    expectIcon(icon)
  })

  it('have unique names and legends', () => {
    expectUnique(GEAR_CLASSES.map((gearClass) => GEAR_CLASS_TEXTS[gearClass].name))
    expectUnique(GEAR_CLASSES.map((gearClass) => GEAR_CLASS_TEXTS[gearClass].legend))
  })

  it('cover the 24 slots from level 5 on', () => {
    const worn = new Set(GEAR.filter(({ level }) => level <= 5).map(({ gearClass }) => gearClass))
    expect(GEAR_SLOTS.filter(({ gearClass }) => worn.has(gearClass))).toHaveLength(24)
  })

  it('trade armor for dodge on shields and boots only, and the blank takes every sharpening', () => {
    const trading = GEAR_CLASSES.filter((gearClass) => GEAR_CLASS_TEXTS[gearClass].sharpenings.armorOrDodge)
    expect(trading).toEqual(['shield', 'boots', 'blank'])
    expect(GEAR_CLASS_TEXTS.blank.sharpenings.characteristics).toHaveLength(9)
  })

  it('sharpen only bonuses that they have: attack on weapons, units on gear that lends them', () => {
    for (const gearClass of WORN_CLASSES) {
      const { characteristics, army } = GEAR_CLASS_VALUES[gearClass]
      const carried = [...Object.keys(characteristics), ...Object.keys(army)]
      for (const name of GEAR_CLASS_TEXTS[gearClass].sharpenings.characteristics) {
        expect(carried.some((key) => key.startsWith(name))).toBe(true)
      }
    }
  })
})
