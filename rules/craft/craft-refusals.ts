import { CRAFT_FORGE_LEVEL, type ResourceStock, resourceRefusals } from '../buildings/buildings.ts'
import { type Money, moneyRefusals, STACK_MAX } from '../core/buying.ts'
import type { Refusal } from '../core/refusal.ts'
import type { Gear, GearCraft } from '../gear/gear.ts'
import type { ResourceAmount } from '../missions/mission-reward.ts'
import {
  CRAFT_BONUSES,
  CRAFT_KINDS_MAX,
  CRAFT_RESET_COST,
  type CraftBonus,
  type CraftChoice,
  craftPoints,
} from './craft.ts'

type CraftCode =
  | 'forgeLevelTooLow'
  | 'craftEmpty'
  | 'craftTooManyKinds'
  | 'craftUnavailable'
  | 'craftOverBudget'
  | 'craftPresent'
  | 'craftOfOtherGear'
  | 'gearInMarket'
  | 'notEnoughResources'
  | 'notEnoughGold'
  | 'notEnoughDiamonds'

type CraftOrder = {
  choice: CraftChoice
  /** Bonuses that the recipe's gear class may carry. */
  allowed: readonly CraftBonus[]
  gearId: number
  /** The target of the craft. A blank takes any. */
  target: { gearId: number; isBlank: boolean; craft: GearCraft | null; isInMarket: boolean }
  forgeLevel: number
  budget: number
  cost: { gold: number; resources: readonly ResourceAmount[] }
  purse: Money
  stock: ResourceStock
}

/**
 * Why a choice is invalid for a class at any forge level: empty, too many bonuses, or bonuses that the class
 * cannot carry.
 */
export function choiceRefusals({
  choice,
  allowed,
}: Pick<CraftOrder, 'choice' | 'allowed'>): Refusal<
  'craftEmpty' | 'craftTooManyKinds' | 'craftUnavailable'
>[] {
  const chosen = CRAFT_BONUSES.filter((bonus) => (choice[bonus] ?? 0) > 0)
  const refusals: Refusal<'craftEmpty' | 'craftTooManyKinds' | 'craftUnavailable'>[] = []
  if (chosen.length === 0) {
    refusals.push({ code: 'craftEmpty', message: 'Выберите, что даст отделка', have: 0, need: 1 })
  }
  if (chosen.length > CRAFT_KINDS_MAX) {
    refusals.push({
      code: 'craftTooManyKinds',
      message: `Не больше ${CRAFT_KINDS_MAX} разных свойств`,
      have: chosen.length,
      need: CRAFT_KINDS_MAX,
    })
  }
  if (chosen.some((bonus) => !allowed.includes(bonus))) {
    refusals.push({ code: 'craftUnavailable', message: 'Такое свойство вещи не подходит', have: 0, need: 1 })
  }
  return refusals
}

function budgetRefusals({ choice, budget }: CraftOrder): Refusal<'craftOverBudget'>[] {
  const points = craftPoints(choice)
  if (points <= budget) return []
  const message = 'Слишком много силы для этой кузницы'
  return [{ code: 'craftOverBudget', message, have: budget, need: points }]
}

function targetRefusals({ target, gearId }: CraftOrder): Refusal<CraftCode>[] {
  const refusals: Refusal<CraftCode>[] = []
  if (target.craft !== null) {
    refusals.push({ code: 'craftPresent', message: 'На вещи уже есть отделка', have: 1, need: 0 })
  }
  if (!target.isBlank && target.gearId !== gearId) {
    refusals.push({ code: 'craftOfOtherGear', message: 'Рецепт для другой вещи', have: 0, need: 1 })
  }
  if (target.isInMarket) {
    refusals.push({ code: 'gearInMarket', message: 'Вещь выставлена на рынок', have: 1, need: 0 })
  }
  return refusals
}

function forgeRefusals(forgeLevel: number): Refusal<'forgeLevelTooLow'>[] {
  if (forgeLevel >= CRAFT_FORGE_LEVEL) return []
  const message = `Нужна кузница ${CRAFT_FORGE_LEVEL}-го уровня`
  return [{ code: 'forgeLevelTooLow', message, have: forgeLevel, need: CRAFT_FORGE_LEVEL }]
}

/** Why a craft cannot be made: forge (docs/game.md §5), choice, target, resources, gold. */
export function craftRefusals(order: CraftOrder): Refusal<CraftCode>[] {
  return [
    ...forgeRefusals(order.forgeLevel),
    ...choiceRefusals(order),
    ...budgetRefusals(order),
    ...targetRefusals(order),
    ...resourceRefusals(order.cost.resources, order.stock),
    ...moneyRefusals({ gold: order.cost.gold, diamonds: 0 }, order.purse),
  ]
}

/** Why a craft's resources cannot be returned: a stack would exceed its maximum, and nothing may be lost silently. */
export function craftReturnRefusals(
  resources: readonly ResourceAmount[],
  stacks: ResourceStock,
): Refusal<'notEnoughSpace'>[] {
  return resources.flatMap(({ resourceId, amount }) => {
    const have = STACK_MAX - (stacks[resourceId] ?? 0)
    return have >= amount
      ? []
      : [{ code: 'notEnoughSpace', message: 'На складе нет места', have, need: amount }]
  })
}

/** Why a craft cannot be removed: no craft, forge level, 1,000 diamonds. */
export function craftResetRefusals(request: {
  gear: Pick<Gear, 'craft'>
  forgeLevel: number
  diamonds: number
}): Refusal<'noCraft' | 'forgeLevelTooLow' | 'notEnoughGold' | 'notEnoughDiamonds'>[] {
  const none: Refusal<'noCraft'>[] =
    request.gear.craft === null ? [{ code: 'noCraft', message: 'На вещи нет отделки', have: 0, need: 1 }] : []
  return [
    ...none,
    ...forgeRefusals(request.forgeLevel),
    ...moneyRefusals(CRAFT_RESET_COST, { gold: 0, diamonds: request.diamonds }),
  ]
}
