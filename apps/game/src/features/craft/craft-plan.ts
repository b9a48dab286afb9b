import type { CraftRecipe, ForgeCraftData, Gear, ResourceStack } from '#generated/types.ts'
import { CRAFT_BONUSES, type CraftChoice, craftCost, craftPoints, makeCraft } from '#rules/craft/craft.ts'
import { craftRefusals, craftReturnRefusals } from '#rules/craft/craft-refusals.ts'
import { decideCraftReset } from '#rules/craft/decide-craft.ts'
import type { GearClass } from '#rules/gear/gear-class.ts'
import { wornLevelRefusals } from '#rules/gear/storage-refusals.ts'
import { lackingMaterials, type Material } from '../../shared/castle/building-reasons.ts'
import type { Lord } from '../../shared/castle/use-lord.ts'
import { isBlankGear } from '../../shared/gear/gear-looks.ts'
import { asRulesGear } from '../../shared/gear/rules-gear.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { formatNumber } from '../../ui/format/number.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

/** The model a craft is for, and its bonuses. */
export type Recipe = { gearId: number; gearClass: GearClass; choice: CraftChoice }
export type CraftCost = { gold: number; resources: Material[] }

/** The free amounts of resources: without those on the market. */
export function stockOfStacks(stacks: readonly ResourceStack[]): Material[] {
  return stacks.map(({ resourceId, name, icon, amount, amountInMarket }) => ({
    resourceId,
    name,
    icon,
    amount: amount - amountInMarket,
  }))
}

export function classOf(forge: ForgeCraftData, gearClass: GearClass) {
  return forge.classes.find((one) => one.gearClass === gearClass) ?? { gearClass, bonuses: [], materials: [] }
}

/** Gold and resources, these with their names. */
export function costOf(
  { gearClass, choice }: Pick<Recipe, 'gearClass' | 'choice'>,
  forge: ForgeCraftData,
): CraftCost {
  const { materials } = classOf(forge, gearClass)
  const { gold, resources } = craftCost(
    craftPoints(choice),
    materials.map(({ resourceId, amount }) => ({ resourceId, perSixty: amount })),
    forge.discountBasisPoints,
  )
  return {
    gold,
    resources: materials.map((material, index) => ({ ...material, amount: resources[index]?.amount ?? 0 })),
  }
}

/** Why the craft cannot be made on this gear now, in the server's order. */
export function cannotCraft(
  target: Gear,
  recipe: Recipe,
  at: { forge: ForgeCraftData; stock: readonly Material[]; customer: Lord },
): Reason[] {
  const { forge, stock, customer } = at
  const cost = costOf(recipe, forge)
  const amounts = Object.fromEntries(stock.map(({ resourceId, amount }) => [resourceId, amount]))
  const craft = makeCraft(recipe.choice, recipe.gearId)
  const { isInMarket } = target
  const refusals = [
    ...craftRefusals({
      choice: recipe.choice,
      allowed: classOf(forge, recipe.gearClass).bonuses,
      gearId: recipe.gearId,
      target: { gearId: target.gearId, isBlank: isBlankGear(target), craft: target.craft, isInMarket },
      forgeLevel: forge.forgeLevel,
      budget: forge.budget,
      cost: { gold: cost.gold, resources: cost.resources },
      purse: { gold: customer.gold, diamonds: customer.diamonds },
      stock: amounts,
    }),
    ...wornLevelRefusals({ ...asRulesGear(target), craft }, customer.level),
  ]
  // Missing resources are listed by name below.
  const others = refusals.filter(({ code }) => code !== 'notEnoughResources')
  return [...reasonsOf(others), ...lackingMaterials(cost.resources, stock)]
}

/**
 * The storage has no room for the returned resources: one reason that names every full stack. Lots on the market take
 * room too.
 */
function lackingRoom(craft: Gear['craft'], stacks: readonly ResourceStack[]): Reason[] {
  const full = (craft?.materials ?? []).flatMap((material) => {
    const stack = stacks.find(({ resourceId }) => resourceId === material.resourceId)
    if (!stack) return []
    return craftReturnRefusals([material], { [stack.resourceId]: stack.amount }).map((refusal) => ({
      ...refusal,
      room: `${stack.name.toLowerCase()} – ${formatNumber(refusal.have)} из ${formatNumber(refusal.need)}`,
    }))
  })
  const [first] = full
  if (!first) return []
  return [{ message: first.message, detail: `поместится: ${full.map(({ room }) => room).join(', ')}` }]
}

/** Why the craft cannot be removed. */
export function cannotReset(
  gear: Gear,
  at: { forge: ForgeCraftData; customer: Lord; stacks: readonly ResourceStack[] },
): Reason[] {
  const { forge, customer, stacks } = at
  const { refusals } = decideCraftReset({
    gear,
    materials: gear.craft?.materials ?? [],
    forgeLevel: forge.forgeLevel,
    diamonds: customer.diamonds,
    stacks: Object.fromEntries(stacks.map(({ resourceId, amount }) => [resourceId, amount])),
  })
  // Full stacks are listed by name below.
  const others = refusals.filter(({ code }) => code !== 'notEnoughSpace')
  return [...reasonsOf(others), ...lackingRoom(gear.craft, stacks)]
}

function plus<Key extends string>(
  left: Readonly<Partial<Record<Key, number>>>,
  right: Readonly<Partial<Record<Key, number>>>,
): Partial<Record<Key, number>> {
  const sum: Partial<Record<Key, number>> = { ...left }
  for (const key in right) sum[key] = (sum[key] ?? 0) + (right[key] ?? 0)
  return sum
}

/** The gear as it would be with the craft. */
export function withCraft(gear: Gear, choice: CraftChoice): Gear {
  const { characteristics, army } = makeCraft(choice, gear.gearId)
  return {
    ...gear,
    characteristicsAdditional: plus(gear.characteristicsAdditional, characteristics),
    armyAdditional: plus(gear.armyAdditional, army),
  }
}

/** How much of a bonus the points allow beside the other chosen bonuses. */
export function mostOf(
  choice: CraftChoice,
  bonus: (typeof CRAFT_BONUSES)[number],
  price: number,
  budget: number,
): number {
  const others = craftPoints({ ...choice, [bonus]: 0 })
  return Math.max(0, Math.floor((budget - others) / price))
}

export function kindsOf(choice: CraftChoice): number {
  return CRAFT_BONUSES.filter((bonus) => (choice[bonus] ?? 0) > 0).length
}

/** The gear a recipe is made on: a worn one of its model, then the best, else a blank without a craft. */
export function targetFor({ gearId }: Pick<CraftRecipe, 'gearId'>, gear: readonly Gear[]): Gear | undefined {
  const free = gear.filter((item) => item.craft === null && !item.isInMarket)
  const worth = (item: Gear): number =>
    (item.equippedSlot === null ? 0 : 1_000_000) + item.enhanceLevel * 1_000 + item.quality
  const [best] = free
    .filter((item) => item.gearId === gearId)
    .sort((left, right) => worth(right) - worth(left))
  return best ?? free.find(isBlankGear)
}
