import { describe, expect, it } from 'vitest'
import { maxArmy } from '#rules/army/army.ts'
import { bestGear, bonusInSlot, type OwnedGear } from '#rules/gear/best-gear.ts'
import type { Gear, GearModel } from '#rules/gear/gear.ts'
import { fullBonus } from '#rules/gear/stats.ts'
import { BLANK, BOOTS, BOW, gearOf } from './specimens.ts'

const WEARER = { level: 20, army: maxArmy(20) }
const BOW_SLOT = 1
const [SQUIRES_BOOTS, SERVANTS_BOOTS] = [9, 21]

function own(id: number, model: GearModel, more: Partial<Gear> = {}): OwnedGear {
  const gear = gearOf(model, more)
  return { id, gear, bonus: fullBonus(gear) }
}

function chosen(items: readonly OwnedGear[], wearer = WEARER) {
  return bestGear(items, wearer).map(({ slot, gear: item, replaced }) => [
    slot,
    item.id,
    replaced?.id ?? null,
  ])
}

describe('the best gear', () => {
  it('fills an empty slot with the best item', () => {
    expect(chosen([own(1, BOW, { quality: 30 }), own(2, BOW, { quality: 90 })])).toEqual([
      [BOW_SLOT, 2, null],
    ])
  })

  it('replaces worn gear only for a better item, with stars counted', () => {
    const worn = own(1, BOW, { quality: 30, enhanceLevel: 3, equippedSlot: BOW_SLOT })
    expect(chosen([worn, own(2, BOW, { quality: 100 })])).toEqual([])
    expect(chosen([worn, own(2, BOW, { quality: 100, enhanceLevel: 3 })])).toEqual([[BOW_SLOT, 2, 1]])
  })

  it('keeps what is worn when another item is as good', () => {
    const same = { quality: 50 }
    expect(chosen([own(1, BOW, same), own(2, BOW, { ...same, equippedSlot: BOW_SLOT })])).toEqual([])
  })

  it('leaves out blanks, gear on the market and gear of a higher level', () => {
    const high = { ...BOW, id: 8, level: WEARER.level + 1 }
    expect(chosen([own(1, BLANK), own(2, BOW, { isInMarket: true }), own(3, high)])).toEqual([])
  })

  it('gives both slots of a class their item, the better one where it gives more', () => {
    const items = [
      own(1, BOOTS, { quality: 20 }),
      own(2, BOOTS, { quality: 80 }),
      own(3, BOOTS, { quality: 10 }),
    ]
    const slots = chosen(items)
    expect(slots.map(([slot]) => slot)).toEqual([SQUIRES_BOOTS, SERVANTS_BOOTS])
    expect(slots.map(([, id]) => id).sort()).toEqual([1, 2])
  })

  it('prefers an item that works now to a stronger one whose group is too small', () => {
    const army = { ...WEARER.army, archers: 10 }
    const strong = {
      ...BOW,
      id: 8,
      level: 20,
      characteristics: { archersAttackMin: 90, archersAttackMax: 90 },
    }
    const light = { ...BOW, id: 9, level: 1 }
    expect(chosen([own(1, strong), own(2, light)], { ...WEARER, army })).toEqual([[BOW_SLOT, 2, null]])
    expect(chosen([own(1, strong), own(2, light)])).toEqual([[BOW_SLOT, 1, null]])
  })

  it('does not take off an item to leave its slot empty', () => {
    const worn = own(1, BOOTS, { equippedSlot: SQUIRES_BOOTS })
    const army = { ...WEARER.army, squires: 0 }
    expect(chosen([worn], { ...WEARER, army })).toEqual([])
  })
})

describe('the bonus of an item in a slot', () => {
  it('shrinks with its group', () => {
    const item = own(1, BOW)
    expect(bonusInSlot(item, BOW_SLOT, WEARER.army)).toEqual(item.bonus)
    const few = bonusInSlot(item, BOW_SLOT, { ...WEARER.army, archers: 0 })
    expect(few.characteristics.archersAttackMax).toBe(0)
  })
})
