import { gearById } from '#catalogue/gear/gear.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { WINES } from '#catalogue/inventory/wines.ts'
import type { ArmyData, ConsumableStack, Gear, InventoryData, ResourceStack } from '#generated/types.ts'
import { ARMY_GROUPS, type Army, maxArmy, unitPrice } from '#rules/army/army.ts'
import { enhancePointsForLevel } from '#rules/forge/enhance.ts'
import { BLANK_GEAR_ID, type GearModel, NO_GRIND, type Gear as RulesGear } from '#rules/gear/gear.ts'
import { slotsOfClass } from '#rules/gear/gear-class.ts'
import { gearLevel, gearLimits } from '#rules/gear/limits.ts'
import { baseBonus, fullBonus, subtractBonus } from '#rules/gear/stats.ts'

export const LEVEL = 17

/** Who made the crafts. */
export const CRAFTER = 'Златоуст'

const BLANK: GearModel = {
  id: BLANK_GEAR_ID,
  name: 'Заготовка',
  legend: GEAR_CLASS_TEXTS.blank.legend,
  icon: GEAR_CLASS_TEXTS.blank.icon,
  gearClass: 'blank',
  level: 1,
  characteristics: {},
  army: {},
}

function present<Key extends string>(values: Readonly<Record<Key, number>>): Partial<Record<Key, number>> {
  const left: Partial<Record<Key, number>> = { ...values }
  for (const key in left) if (left[key] === 0) delete left[key]
  return left
}

export type GearMore = Partial<
  Pick<Gear, 'equippedSlot' | 'isInMarket' | 'isLocked' | 'isViewed' | 'isFromMarket' | 'name'>
> &
  Partial<Pick<RulesGear, 'grind' | 'craft' | 'enhanceLevel'>>

/** Gear as the server sends it. */
export function gearView(id: number, gearId: number, quality: number, more: GearMore = {}): Gear {
  const model = gearId === BLANK_GEAR_ID ? BLANK : gearById(gearId)
  if (!model) throw new Error(`No model ${gearId}`)
  const { grind = NO_GRIND, craft = null, enhanceLevel = 0, ...flags } = more
  const gear: RulesGear = {
    model,
    quality,
    enhanceLevel,
    grind,
    craft,
    equippedSlot: more.equippedSlot ?? null,
    isInMarket: more.isInMarket ?? false,
  }
  const base = baseBonus(gear)
  const best = baseBonus({ ...gear, quality: 100 })
  const additional = subtractBonus(fullBonus(gear), base)
  const may = GEAR_CLASS_TEXTS[model.gearClass].sharpenings
  return {
    id,
    gearId,
    name: model.name,
    modelName: model.name,
    legend: model.legend,
    icon: model.icon,
    gearClass: model.gearClass,
    quality,
    enhanceLevel,
    enhancePoints: enhancePointsForLevel(enhanceLevel),
    cost: gearId === BLANK_GEAR_ID ? { gold: 0, diamonds: 1 } : { gold: 40 * model.level, diamonds: 0 },
    level: gearLevel(gear),
    ...gearLimits(gear),
    characteristicsBase: present(base.characteristics),
    characteristicsMax: present(best.characteristics),
    characteristicsAdditional: present(additional.characteristics),
    armyBase: present(base.army),
    armyMax: present(best.army),
    armyAdditional: present(additional.army),
    currentGrind: {
      characteristicsName: grind.characteristics?.name ?? null,
      characteristicsValue: grind.characteristics?.level ?? 0,
      armorOrDodgeName: grind.armorOrDodge?.name ?? null,
      armorOrDodgeValue: grind.armorOrDodge?.level ?? 0,
      limitsValue: grind.limitsLevel,
    },
    availableGrindCharacteristics: [...may.characteristics],
    availableGrindArmorOrDodge: may.armorOrDodge,
    availableGrindLimits: may.limits,
    craft: craft && {
      creatorName: CRAFTER,
      ...craft,
      characteristics: { ...craft.characteristics },
      army: { ...craft.army },
      materials: [...(craft.materials ?? [])],
    },
    slots: slotsOfClass(model.gearClass),
    equippedSlot: null,
    isInMarket: false,
    isLocked: false,
    isViewed: true,
    isFromMarket: false,
    ...flags,
  }
}

function resource(id: number, amount: number, amountInMarket = 0): ResourceStack {
  const found = RESOURCES.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No resource ${id}`)
  const { name, legend, icon } = found
  return { resourceId: id, name, legend, icon, amount, amountInMarket }
}

function wine(id: number, amount: number, amountInMarket = 0): ConsumableStack {
  const found = WINES.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No wine ${id}`)
  const { name, legend, icon, consumableClass, levelMin, cost, additional } = found
  return {
    consumableId: id,
    name,
    legend,
    icon,
    consumableClass,
    levelMin,
    amount,
    amountInMarket,
    cost,
    additional,
  }
}

/** Ids of gear that the stories use: a better weapon, the worn one, a shield for two groups. */
export const AXE = 101
export const SWORD = 120
export const SHIELD = 103

export function groupsOf(army: Army): ArmyData['groups'] {
  return ARMY_GROUPS.map((group) => ({
    group,
    current: army[group],
    max: maxArmy(LEVEL)[group],
    additional: 0,
    price: { gold: unitPrice(group, LEVEL), diamonds: 0 },
    maxBuyable: 0,
  }))
}

/** An army with few swordsmen and no squires, so that some gear works in part or not at all. */
export const ARMY: Army = { ...maxArmy(LEVEL), swordsmen: 30, squires: 4, servants: 20 }

const sharpened = {
  characteristics: { name: 'swordsmenAttack' as const, level: 3 },
  armorOrDodge: null,
  limitsLevel: 2,
}

/** A storage in the middle of the game: worn, spare, new, locked, on the market, sharpened and crafted gear. */
export function fullStorage(): InventoryData {
  const gear = [
    gearView(AXE, 17, 97, { enhanceLevel: 5, isLocked: true, grind: sharpened }),
    gearView(102, 18, 86, { enhanceLevel: 3, isViewed: false }),
    gearView(SHIELD, 27, 81, { enhanceLevel: 2 }),
    gearView(104, 20, 74, { enhanceLevel: 6 }),
    gearView(105, 160, 52, { isViewed: false }),
    gearView(106, 7, 44),
    gearView(107, 40, 38, { enhanceLevel: 1 }),
    gearView(108, 33, 31, { isLocked: true }),
    gearView(109, 11, 22),
    gearView(110, 76, 17, { isViewed: false }),
    gearView(111, 86, 9, { isInMarket: true }),
    gearView(112, BLANK_GEAR_ID, 0, { grind: { ...NO_GRIND, characteristics: { name: 'luck', level: 4 } } }),
    gearView(113, 62, 63, {
      craft: { levelMin: 16, gearId: 62, characteristics: { luck: 6 }, army: {} },
    }),
    gearView(114, 51, 58),
    gearView(SWORD, 16, 66, { enhanceLevel: 1, equippedSlot: 4 }),
    gearView(121, 21, 84, { enhanceLevel: 4, equippedSlot: 5 }),
    gearView(122, 2, 71, { equippedSlot: 1 }),
    gearView(123, 6, 49, { equippedSlot: 2 }),
    gearView(124, 29, 55, { equippedSlot: 7 }),
    gearView(125, 45, 92, { equippedSlot: 10 }),
    gearView(126, 118, 64, { equippedSlot: 23 }),
  ]
  const resources = [
    resource(1, 500),
    resource(2, 214),
    resource(4, 37, 12),
    resource(6, 81),
    resource(9, 120),
    resource(10, 9),
    resource(12, 2),
  ]
  const consumables = [wine(1, 12), wine(2, 3, 1), wine(3, 2), wine(6, 1)]
  const used =
    gear.filter(({ equippedSlot }) => equippedSlot === null).length + resources.length + consumables.length
  return {
    gear,
    resources,
    consumables,
    slots: { used, total: 60, free: 60 - used },
    enhancePoints: 340,
    wineReadyAt: null,
    serverTime: new Date().toISOString(),
  }
}

export function emptyStorage(): InventoryData {
  return {
    gear: [],
    resources: [],
    consumables: [],
    slots: { used: 0, total: 30, free: 30 },
    enhancePoints: 0,
    wineReadyAt: null,
    serverTime: new Date().toISOString(),
  }
}
