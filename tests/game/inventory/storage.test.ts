import { describe, expect, test } from 'vitest'
import { type ChestFilter, chestOf, NO_FILTER } from '#apps/game/src/features/inventory/chest-filter.ts'
import { cannotEquip } from '#apps/game/src/features/inventory/inventory-reasons.ts'
import { comparedRows, valueRows } from '#apps/game/src/shared/gear/bonus-rows.ts'
import { cannotRename } from '#apps/game/src/shared/gear/gear-reasons.ts'
import { workInSlot } from '#apps/game/src/shared/gear/gear-work.ts'
import { grindLines } from '#apps/game/src/shared/gear/grind-lines.ts'
import { usualSlot, wornBySlot } from '#apps/game/src/shared/gear/slot-gear.ts'
import { cannotDrink } from '#apps/game/src/shared/items/drink-reasons.ts'
import { EMPTY_ARMY } from '#rules/army/army.ts'
import { NO_GRIND } from '#rules/gear/gear.ts'
import { AXE, fullStorage, gearView, SHIELD, SWORD } from '#stories/features/inventory/fixtures/storage.ts'

const { gear, consumables } = fullStorage()
function item(id: number) {
  const found = gear.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No item ${id}`)
  return found
}
function idsOf(filter: Partial<ChestFilter>) {
  return chestOf(gear, { ...NO_FILTER, ...filter }, 'newest').map(({ id }) => id)
}

describe('the storage', () => {
  test('hides worn gear until it is requested', () => {
    expect(idsOf({})).not.toContain(SWORD)
    expect(idsOf({ chips: new Set(['worn']) })).toEqual([120, 121, 122, 123, 124, 125, 126])
  })

  test('filters by group and by slot', () => {
    expect(idsOf({ group: 'swordsmen' })).toEqual([AXE, 102, SHIELD, 104, 105])
    expect(idsOf({ group: 'cavalry' })).toEqual([SHIELD, 105])
    expect(idsOf({ slot: 6 })).toEqual([SHIELD, 105])
  })

  test('combines qualities with "or", and new gear with "and"', () => {
    expect(idsOf({ chips: new Set(['epic', 'legendary']) })).toEqual([AXE, 102, SHIELD])
    expect(idsOf({ chips: new Set(['epic', 'new']) })).toEqual([102])
  })

  test('sorts by the chosen order', () => {
    const [first] = chestOf(gear, NO_FILTER, 'level')
    expect(first?.level.levelMin).toBe(21)
    expect(chestOf(gear, NO_FILTER, 'stars')[0]?.enhanceLevel).toBe(6)
  })
})

describe('a slot', () => {
  test('is the requested one, or the first free one, or the first one', () => {
    const worn = wornBySlot(gear)
    expect(usualSlot(item(SHIELD), worn, null)).toBe(6)
    expect(usualSlot(item(SHIELD), worn, 24)).toBe(24)
    expect(usualSlot(item(SHIELD), worn, 1)).toBe(6)
    expect(usualSlot(item(SHIELD), new Map([[6, item(SWORD)]]), null)).toBe(24)
    expect(usualSlot(item(SWORD), worn, null)).toBe(4)
  })

  test('applies limits of its group: the same shield works in one slot and not in another', () => {
    const army = { ...EMPTY_ARMY, swordsmen: 60, cavalry: 1 }
    expect(workInSlot(item(SHIELD), 6, army)).toMatchObject({ state: 'whole', percent: 100 })
    expect(workInSlot(item(SHIELD), 24, army)).toMatchObject({ state: 'none', percent: 0, units: 1 })
  })
})

describe('values', () => {
  test('show what gear gives, its maximum, and what the forge added', () => {
    const bow = gearView(1, 2, 50)
    expect(valueRows(bow).map(({ name }) => name)).toEqual(['Атака лучников', 'Мастерство лучников'])
    expect(valueRows(bow)[0]?.most).not.toBeNull()
    expect(valueRows(gearView(1, 2, 100))[0]?.most).toBeNull()
    const traded = gearView(1, 27, 100, {
      grind: { ...NO_GRIND, armorOrDodge: { name: 'armor', level: 2 } },
    })
    expect(valueRows(traded).find(({ key }) => key === 'dodge')).toMatchObject({
      value: '−2',
      additional: '−2',
      isLoss: true,
    })
    expect(grindLines(traded)).toEqual([
      { name: 'Заточка: броня за уворот', request: { type: 'ARMOR_OR_DODGE', name: 'armor' }, step: 2 },
    ])
  })

  test('compare in both directions', () => {
    const [attack] = comparedRows(item(AXE), item(SWORD))
    const [back] = comparedRows(item(SWORD), item(AXE))
    expect(attack?.trend).toBe('up')
    expect(back?.trend).toBe('down')
    expect(attack?.difference).toBe(back?.difference)
    expect(
      comparedRows(item(AXE), item(AXE)).every(
        ({ trend, difference }) => trend === 'same' && difference === '',
      ),
    ).toBe(true)
  })
})

describe('refusals', () => {
  const messages = (reasons: readonly { message: string }[]) => reasons.map(({ message }) => message)

  test('to equip: level, market, blank', () => {
    expect(messages(cannotEquip(item(102), 4, 17))).toEqual(['Нужен уровень 19'])
    expect(messages(cannotEquip(item(111), 19, 17))).toEqual(['Вещь выставлена на рынок'])
    expect(messages(cannotEquip(item(112), 0, 17))).toEqual(['Заготовку надеть нельзя'])
    expect(cannotEquip(item(AXE), 4, 17)).toEqual([])
  })

  test('to rename: stars, length without outer spaces, diamonds', () => {
    expect(messages(cannotRename(item(SHIELD), 'Страж', 300))).toEqual(['Вещь должна иметь 5 звезд'])
    expect(cannotRename(item(AXE), '  Гроза  ', 300)).toEqual([])
    expect(cannotRename(item(AXE), ' ab ', 300)).toHaveLength(1)
    expect(messages(cannotRename(item(AXE), 'Гроза', 299))).toEqual(['Недостаточно алмазов'])
  })

  test('to drink wine: none free of the market, cooldown, full health', () => {
    const [kvass] = consumables
    if (!kvass) throw new Error('No wine')
    const at = { level: 17, health: { current: 5, max: 9, fullAt: null }, isCoolingDown: false, wait: '' }
    expect(cannotDrink(kvass, at)).toEqual([])
    expect(messages(cannotDrink({ ...kvass, amountInMarket: kvass.amount }, at))).toEqual([
      'Вина не осталось',
    ])
    expect(cannotDrink(kvass, { ...at, isCoolingDown: true, wait: '3:12' })[0]?.detail).toBe('ещё 3:12')
    expect(messages(cannotDrink(kvass, { ...at, health: { current: 9, max: 9, fullAt: null } }))).toEqual([
      'Войско и так здорово',
    ])
  })
})
