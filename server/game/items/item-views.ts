import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { wineById } from '#catalogue/inventory/wines.ts'
import type { ConsumableStack, Gear as GearView, Price, ResourceStack } from '#generated/types.ts'
import { BLANK_COST } from '#rules/craft/blank-transfer.ts'
import { isBlank } from '#rules/gear/equip.ts'
import { type Gear, type GearModel, NO_GRIND } from '#rules/gear/gear.ts'
import { slotsOfClass } from '#rules/gear/gear-class.ts'
import { gearLevel, gearLimits } from '#rules/gear/limits.ts'
import { baseBonus, fullBonus, subtractBonus } from '#rules/gear/stats.ts'
import { gearShopPrice } from '#rules/shop/trade.ts'
import { viewCraft } from './craft-view.ts'
import { viewGearArmy, viewGearCharacteristics } from './gear-bonus.ts'
import { gearOfRow } from './gear-of-row.ts'
import type { GearRow } from './gear-row.ts'
import { resourceById } from './resource-views.ts'
import type { StackRow } from './stack-store.ts'

/** The shop price of an item. */
export function gearCost(gear: Gear): Price {
  return isBlank(gear)
    ? { ...BLANK_COST }
    : { gold: gearShopPrice(gear.model.level, gear.quality), diamonds: 0 }
}

function viewGrind({ grind }: Gear): GearView['currentGrind'] {
  return {
    characteristicsName: grind.characteristics?.name ?? null,
    characteristicsValue: grind.characteristics?.level ?? 0,
    armorOrDodgeName: grind.armorOrDodge?.name ?? null,
    armorOrDodgeValue: grind.armorOrDodge?.level ?? 0,
    limitsValue: grind.limitsLevel,
  }
}

/** The bonuses that follow from model, quality, stars, sharpenings and craft. */
function viewBonuses(gear: Gear) {
  const base = baseBonus(gear)
  const best = baseBonus({ ...gear, quality: 100 })
  const additional = subtractBonus(fullBonus(gear), base)
  return {
    characteristicsBase: viewGearCharacteristics(base.characteristics),
    characteristicsMax: viewGearCharacteristics(best.characteristics),
    characteristicsAdditional: viewGearCharacteristics(additional.characteristics),
    armyBase: viewGearArmy(base.army),
    armyMax: viewGearArmy(best.army),
    armyAdditional: viewGearArmy(additional.army),
  }
}

type OwnersPart =
  | 'id'
  | 'name'
  | 'enhancePoints'
  | 'equippedSlot'
  | 'isInMarket'
  | 'isLocked'
  | 'isViewed'
  | 'isFromMarket'

function viewSpecimen(gear: Gear, crafterName: string | null): Omit<GearView, OwnersPart> {
  const { model } = gear
  const may = GEAR_CLASS_TEXTS[model.gearClass].sharpenings
  return {
    gearId: model.id,
    modelName: model.name,
    legend: model.legend,
    icon: model.icon,
    gearClass: model.gearClass,
    quality: gear.quality,
    enhanceLevel: gear.enhanceLevel,
    cost: gearCost(gear),
    level: gearLevel(gear),
    ...gearLimits(gear),
    ...viewBonuses(gear),
    currentGrind: viewGrind(gear),
    availableGrindCharacteristics: [...may.characteristics],
    availableGrindArmorOrDodge: may.armorOrDodge,
    availableGrindLimits: may.limits,
    craft: gear.craft && viewCraft(gear.craft, crafterName),
    slots: slotsOfClass(model.gearClass),
  }
}

/** An item as its owner sees it; empty if the catalogue no longer has the model. */
export function viewGear(row: GearRow): GearView[] {
  const gear = gearOfRow(row)
  if (!gear) return []
  return [
    {
      ...viewSpecimen(gear, row.crafterName),
      id: row.id,
      name: row.ownName ?? gear.model.name,
      enhancePoints: row.enhancePoints,
      equippedSlot: row.equippedSlot,
      isInMarket: row.isInMarket,
      isLocked: row.isLocked,
      isViewed: row.viewedAt !== null,
      isFromMarket: row.fromMarket,
    },
  ]
}

/** An item as others see it, without its owner's marks. */
export function viewGearOfAnother(row: GearRow): GearView[] {
  return viewGear({ ...row, equippedSlot: null }).map((gear) => ({
    ...gear,
    isLocked: false,
    isViewed: true,
  }))
}

/** A worn item as others see it on the player's page. */
export function viewWornByAnother(row: GearRow): GearView[] {
  return viewGear(row).map((gear) => ({ ...gear, isLocked: false, isViewed: true, isFromMarket: false }))
}

/** A model as a new item of this quality: in a shop, in a recipe, as loot. */
export function viewGearModel(model: GearModel, quality: number): GearView {
  return {
    ...viewSpecimen(
      {
        model,
        quality,
        enhanceLevel: 0,
        grind: NO_GRIND,
        craft: null,
        equippedSlot: null,
        isInMarket: false,
      },
      null,
    ),
    id: null,
    name: model.name,
    enhancePoints: 0,
    equippedSlot: null,
    isInMarket: false,
    isLocked: false,
    isViewed: true,
    isFromMarket: false,
  }
}

/** A stack for the storage; empty if the catalogue no longer has the resource. */
export function viewResourceStack({ id, amount, amountInMarket }: StackRow): ResourceStack[] {
  const resource = resourceById(id)
  if (!resource) return []
  const { name, legend, icon } = resource
  return [{ resourceId: id, name, legend, icon, amount, amountInMarket }]
}

/** A stack for the storage; empty if the catalogue no longer has the consumable. */
export function viewConsumableStack({ id, amount, amountInMarket }: StackRow): ConsumableStack[] {
  const wine = wineById(id)
  if (!wine) return []
  const { name, legend, icon, consumableClass, levelMin, cost, additional } = wine
  return [
    {
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
    },
  ]
}
