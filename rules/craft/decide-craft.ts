import type { ResourceStock } from '../buildings/buildings.ts'
import { isBlank } from '../gear/equip.ts'
import type { Gear, GearCraft } from '../gear/gear.ts'
import { inMarketRefusals, wornLevelRefusals } from '../gear/storage-refusals.ts'
import type { ResourceAmount } from '../missions/mission-reward.ts'
import type { GameEvent } from '../quests/game-event.ts'
import {
  CRAFT_RESET_COST,
  type CraftBonus,
  type CraftChoice,
  type CraftMaterial,
  cleanChoice,
  craftBudget,
  craftCost,
  craftPoints,
  makeCraft,
} from './craft.ts'
import { craftRefusals, craftResetRefusals, craftReturnRefusals } from './craft-refusals.ts'

/** Everything that decides a craft. */
export type CraftState = {
  /** The gear or blank that gets it. */
  target: Pick<Gear, 'model' | 'enhanceLevel' | 'grind' | 'craft' | 'equippedSlot' | 'isInMarket'>
  forgeLevel: number
  /** Of skills, basis points: `budget` adds to the points, `discount` lowers the gold. */
  skills: { budget: number; discount: number }
  /** Of the player. */
  level: number
  gold: number
  stock: ResourceStock
}

/** A recipe: the model that it is for, with what its class may carry and costs, and the chosen bonuses. */
export type CraftRecipe = {
  gearId: number
  allowed: readonly CraftBonus[]
  materials: readonly CraftMaterial[]
  choice: CraftChoice
}

/**
 * A craft: why it is refused (empty: it is not), what it costs, and what the target carries then. Cost and craft stand even
 * when it is refused.
 */
export type DecidedCraft = {
  refusals: ReturnType<typeof craftRefusals | typeof wornLevelRefusals>[number][]
  /** Gold with the discount, resources in full. */
  cost: { gold: number; resources: ResourceAmount[] }
  craft: GearCraft
  events: GameEvent[]
}

/**
 * Decides a craft (docs/game.md §5). Refusals: forgeLevelTooLow, craftEmpty, craftTooManyKinds, craftUnavailable,
 * craftOverBudget, craftPresent, craftOfOtherGear, gearInMarket, notEnoughResources, notEnoughGold, and levelTooLow for worn
 * gear, in this order.
 */
export function decideCraft(state: CraftState, recipe: CraftRecipe): DecidedCraft {
  const { target, forgeLevel, skills, gold, stock } = state
  const { gearId, allowed, materials } = recipe
  const choice = cleanChoice(recipe.choice)
  const cost = craftCost(craftPoints(choice), materials, skills.discount)
  const craft = { ...makeCraft(choice, gearId), materials: cost.resources }
  const { craft: present, isInMarket } = target
  const refusals = [
    ...craftRefusals({
      choice,
      allowed,
      gearId,
      target: { gearId: target.model.id, isBlank: isBlank(target), craft: present, isInMarket },
      forgeLevel,
      budget: craftBudget(forgeLevel, skills.budget),
      cost,
      purse: { gold, diamonds: 0 },
      stock,
    }),
    ...wornLevelRefusals({ ...target, craft }, state.level),
  ]
  return { refusals, cost, craft, events: refusals.length > 0 ? [] : [{ type: 'craftMade' }] }
}

/** Everything that decides about taking a craft off. `stacks` are whole, with what is on the market. */
export type CraftResetState = {
  gear: Pick<Gear, 'craft' | 'isInMarket'>
  /** Of the craft; none without one. */
  materials: readonly ResourceAmount[]
  forgeLevel: number
  diamonds: number
  stacks: ResourceStock
}

/** A craft taken off: why it is refused (empty: it is not), what it costs, and the resources that come back. */
export type DecidedCraftReset = {
  refusals: ReturnType<
    typeof craftResetRefusals | typeof inMarketRefusals | typeof craftReturnRefusals
  >[number][]
  cost: typeof CRAFT_RESET_COST
  resources: readonly ResourceAmount[]
}

/**
 * Decides about taking a craft off (docs/game.md §5). Refusals: noCraft, forgeLevelTooLow, notEnoughDiamonds, gearInMarket,
 * and notEnoughSpace for each full stack, in this order.
 */
export function decideCraftReset(state: CraftResetState): DecidedCraftReset {
  const { gear, materials, stacks } = state
  return {
    refusals: [
      ...craftResetRefusals(state),
      ...inMarketRefusals(gear),
      ...craftReturnRefusals(materials, stacks),
    ],
    cost: CRAFT_RESET_COST,
    resources: materials,
  }
}
