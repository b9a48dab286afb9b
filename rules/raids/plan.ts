import type { Refusal } from '../core/refusal.ts'

/** Sides of a castle in the specification's order (docs/game.md §3, "Defense plan sides"). */
export const CASTLE_SIDES = ['top', 'left', 'right', 'bottom'] as const

export type CastleSide = (typeof CASTLE_SIDES)[number]

/** The eight positions around the castle (docs/game.md §3, "Attack plan"), clockwise from the top left. */
export const ATTACK_POSITIONS = [
  'topLeft',
  'top',
  'topRight',
  'right',
  'bottomRight',
  'bottom',
  'bottomLeft',
  'left',
] as const

export type AttackPosition = (typeof ATTACK_POSITIONS)[number]

/** Per cent by which a side's garrison strengthens the defenders' attack there (docs/game.md §3). */
export const GARRISONS = [0, 10, 20, 30] as const

export type Garrison = (typeof GARRISONS)[number]

export type DefencePlan = Record<CastleSide, Garrison>

export const NO_GARRISON: Readonly<DefencePlan> = { top: 0, left: 0, right: 0, bottom: 0 }

/** Limit for all four sides together: strong defence of two sides leaves the others undefended. */
export const GARRISON_TOTAL = 60

const SIDES_MET = {
  topLeft: ['top', 'left'],
  top: ['top'],
  topRight: ['top', 'right'],
  right: ['right'],
  bottomRight: ['bottom', 'right'],
  bottom: ['bottom'],
  bottomLeft: ['bottom', 'left'],
  left: ['left'],
} satisfies Record<AttackPosition, readonly CastleSide[]>

/** A corner plan strikes harder, and meets half of each of its two sides' garrisons. */
export function isCorner(position: AttackPosition): boolean {
  return SIDES_MET[position].length > 1
}

/** Garrison at a position, per cent: a side's own, at a corner half of both. */
export function garrisonMet(plan: Readonly<DefencePlan>, position: AttackPosition): number {
  const sides: readonly CastleSide[] = SIDES_MET[position]
  return sides.reduce((sum, side) => sum + plan[side], 0) / sides.length
}

/** Why a defence plan is invalid: more than 60 % over the four sides. */
export function defencePlanRefusals(plan: Readonly<DefencePlan>): Refusal<'garrisonTooLarge'>[] {
  const total = CASTLE_SIDES.reduce((sum, side) => sum + plan[side], 0)
  if (total <= GARRISON_TOTAL) return []
  const message = 'На все стороны гарнизона не хватит'
  return [{ code: 'garrisonTooLarge', message, have: GARRISON_TOTAL, need: total }]
}
