import type { Money } from '../core/buying.ts'
import { CURRENCIES, shortageOf } from '../core/currencies.ts'
import type { Refusal } from '../core/refusal.ts'
import type { GameEvent } from '../quests/game-event.ts'
import { ARMY_GROUPS, type Army, type ArmyGroup, addArmy, EMPTY_ARMY } from './army.ts'
import { type HiringState, unitCost } from './hire.ts'

/** A group as it is filled: its units, its maximum and the price of one unit. */
export type FillGroup = { group: ArmyGroup; current: number; max: number; price: Money }

/** Units to hire and their cost in gold. `fullCost` is the cost of everything that is missing. */
export type FillPlan = { units: Army; amount: number; cost: number; fullCost: number }

function roomOf({ current, max }: FillGroup): number {
  return Math.max(0, max - current)
}

function planOf(groups: readonly FillGroup[], units: Army, fullCost: number): FillPlan {
  const amounts = groups.map(({ group }) => units[group])
  return {
    units,
    amount: amounts.reduce((sum, amount) => sum + amount, 0),
    cost: groups.reduce((sum, { group, price }) => sum + price.gold * units[group], 0),
    fullCost,
  }
}

/** The groups that still take a unit for this gold. */
function openGroups(groups: readonly FillGroup[], units: Army, gold: number): FillGroup[] {
  return groups.filter((one) => units[one.group] < roomOf(one) && one.price.gold <= gold)
}

/** The group with the smallest share of its maximum. The first one if several are equally empty. */
function emptiest(groups: readonly FillGroup[], units: Army): FillGroup | undefined {
  return groups.reduce<FillGroup | undefined>((least, one) => {
    if (!least) return one
    const ofOne = (one.current + units[one.group]) * least.max
    return ofOne < (least.current + units[least.group]) * one.max ? one : least
  }, undefined)
}

/**
 * Whom to hire to fill every group for at most `gold`. If the gold is short, each next unit goes to the emptiest group
 * that it can still pay for, so no group stays behind.
 */
export function fillPlan(groups: readonly FillGroup[], gold: number): FillPlan {
  const all = { ...EMPTY_ARMY }
  for (const one of groups) all[one.group] = roomOf(one)
  const whole = planOf(groups, all, 0)
  if (whole.cost <= gold) return { ...whole, fullCost: whole.cost }
  const units = { ...EMPTY_ARMY }
  let left = gold
  let open = openGroups(groups, units, left)
  while (open.length > 0) {
    const next = emptiest(open, units)
    if (!next) break
    units[next.group] += 1
    left -= next.price.gold
    open = openGroups(open, units, left)
  }
  return planOf(groups, units, whole.cost)
}

/** Why nobody can be hired: every group is full, or the gold is too short for the cheapest unit that is missing. */
export function fillRefusals(
  groups: readonly FillGroup[],
  gold: number,
): Refusal<'armyLimitReached' | 'notEnoughGold'>[] {
  const missing = groups.filter((one) => roomOf(one) > 0)
  if (missing.length === 0) {
    return [{ code: 'armyLimitReached', message: 'Все отряды полны', have: 0, need: 1 }]
  }
  const need = Math.min(...missing.map(({ price }) => price.gold))
  return gold < need ? [shortageOf(CURRENCIES.GOLD, gold, need)] : []
}

/**
 * A filled army: why nobody is hired (empty: somebody is), whom to hire for what, and the army with them. Refused, the plan
 * is empty and the army stays as it is.
 */
export type DecidedFill = {
  refusals: ReturnType<typeof fillRefusals>
  plan: FillPlan
  army: Army
  events: GameEvent[]
}

/**
 * Decides how all groups are filled for at most `goldMax` and what the purse holds (docs/game.md, "Army"). Refusals:
 * armyLimitReached, notEnoughGold.
 */
export function decideFill(state: HiringState, goldMax: number): DecidedFill {
  const gold = Math.min(state.gold, goldMax)
  const groups = ARMY_GROUPS.map((group) => ({
    group,
    current: state.army[group],
    max: state.max[group],
    price: unitCost(state, group),
  }))
  const refusals = fillRefusals(groups, gold)
  const plan = fillPlan(groups, gold)
  return {
    refusals,
    plan,
    army: addArmy(state.army, plan.units),
    events: ARMY_GROUPS.filter((group) => plan.units[group] > 0).map((group) => ({
      type: 'unitsBought',
      group,
      amount: plan.units[group],
    })),
  }
}
