import { describe, expect, it } from 'vitest'
import { GEAR_CLASSES, GEAR_SLOTS, groupOfSlot, slotsOfClass } from '#rules/gear/gear-class.ts'

describe('gear slots', () => {
  it('are 24, three per group in the specification’s order of groups', () => {
    expect(GEAR_SLOTS.map(({ slot }) => slot)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
    expect([1, 3, 4, 6, 9, 12, 15, 18, 21, 22, 24].map(groupOfSlot)).toEqual([
      'archers',
      'archers',
      'swordsmen',
      'swordsmen',
      'squires',
      'priests',
      'instructors',
      'peasants',
      'servants',
      'cavalry',
      'cavalry',
    ])
    expect([groupOfSlot(0), groupOfSlot(25)]).toEqual([null, null])
    expect(GEAR_SLOTS.filter(({ group }) => group === 'priests').map(({ key }) => key)).toEqual([
      'gearSlot1',
      'gearSlot2',
      'gearSlot3',
    ])
  })

  it.each([
    ['rangedWeapon', [1]],
    ['shield', [6, 24]],
    ['boots', [9, 21]],
    ['mantle', [11, 14]],
    ['jewelry', [12, 15]],
    ['blank', []],
  ] as const)('fit a %s: %j', (gearClass, slots) => {
    expect(slotsOfClass(gearClass)).toEqual(slots)
  })

  it('take 21 classes, and every class except the blank has a slot', () => {
    expect(GEAR_CLASSES).toHaveLength(21)
    expect(GEAR_CLASSES.filter((gearClass) => slotsOfClass(gearClass).length === 0)).toEqual(['blank'])
  })
})
