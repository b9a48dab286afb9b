import { describe, expect, it } from 'vitest'
import { CRAFT_BONUSES_OF_CLASS } from '#catalogue/craft/craft-bonuses.ts'
import { CRAFT_MATERIALS } from '#catalogue/craft/craft-materials.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { CRAFT_BONUSES } from '#rules/craft/craft.ts'
import { GEAR_CLASSES } from '#rules/gear/gear-class.ts'

const worn = GEAR_CLASSES.filter((gearClass) => gearClass !== 'blank')

describe('crafts', () => {
  it('use every resource, and every class has materials', () => {
    const used = new Set(worn.flatMap((gearClass) => CRAFT_MATERIALS[gearClass].map((one) => one.resourceId)))
    expect([...used].sort((a, b) => a - b)).toEqual(RESOURCES.map(({ id }) => id))
    expect(worn.filter((gearClass) => CRAFT_MATERIALS[gearClass].length === 0)).toEqual([])
  })

  it('give every bonus in some class, and no bonus twice in a class', () => {
    const given = new Set(worn.flatMap((gearClass) => CRAFT_BONUSES_OF_CLASS[gearClass]))
    expect(CRAFT_BONUSES.filter((bonus) => !given.has(bonus))).toEqual([])
    for (const gearClass of worn) {
      const bonuses = CRAFT_BONUSES_OF_CLASS[gearClass]
      expect(new Set(bonuses).size, gearClass).toBe(bonuses.length)
      expect(bonuses.length, gearClass).toBeGreaterThan(1)
    }
  })

  it('offer the characteristics that the class can be sharpened with', () => {
    for (const gearClass of worn) {
      const { characteristics } = GEAR_CLASS_TEXTS[gearClass].sharpenings
      expect(CRAFT_BONUSES_OF_CLASS[gearClass], gearClass).toEqual(
        expect.arrayContaining([...characteristics]),
      )
    }
  })
})
