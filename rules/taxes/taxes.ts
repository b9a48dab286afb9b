import type { Refusal } from '../core/refusal.ts'

/** Possible lengths of a collection, in hours. */
export const TAX_HOURS = [1, 4, 8] as const

export type TaxHours = (typeof TAX_HOURS)[number]

/** Yield per hour in per cent: the longer the collection, the less. */
const HOUR_PERCENT = { 1: 100, 4: 85, 8: 70 } satisfies Record<TaxHours, number>
/** Each servant shortens a collection by a quarter of a per cent, all together by at most a quarter. */
const SERVANT_BASIS_POINTS = 25
const SERVANTS_BASIS_POINTS_MAX = 2_500

/** Gold of a collection: peasants · 0.35 · (1 + level / 40) an hour; `skill` in basis points on top. */
export function taxGold(hours: TaxHours, castle: { peasants: number; level: number }, skill = 0): number {
  const gold = castle.peasants * 35 * (40 + castle.level) * hours * HOUR_PERCENT[hours]
  return Math.floor((gold * (10_000 + skill)) / (100 * 40 * 100 * 10_000))
}

/** Whole seconds of a collection, shorter by servants, before the world's speed. */
export function taxSeconds(hours: TaxHours, servants: number): number {
  const shorter = Math.min(SERVANTS_BASIS_POINTS_MAX, SERVANT_BASIS_POINTS * servants)
  return Math.ceil((hours * 3_600 * (10_000 - shorter)) / 10_000)
}

/** Why a collection is refused: there are no peasants to pay. `gold` is the expected yield. */
export function taxRefusals(gold: number): Refusal<'noPeasants'>[] {
  return gold > 0
    ? []
    : [{ code: 'noPeasants', message: 'Платить налоги некому: наймите крестьян', have: 0, need: 1 }]
}
