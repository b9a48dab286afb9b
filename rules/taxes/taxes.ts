import type { Refusal } from '../core/refusal.ts'

/** Possible lengths of a collection, in hours. */
export const TAX_HOURS = [1, 4, 8] as const

export type TaxHours = (typeof TAX_HOURS)[number]

/** Yield per hour in per cent: the longer the collection, the less. */
const HOUR_PERCENT = { 1: 100, 4: 85, 8: 70 } satisfies Record<TaxHours, number>
/** Each servant shortens a collection by a quarter of a per cent, all together by at most a quarter. */
const SERVANT_BASIS_POINTS = 25
const SERVANTS_BASIS_POINTS_MAX = 2_500

/** Hundredths of gold an hour: of the castle's own land, once anybody works it, and of each peasant. */
const LAND_HUNDREDTHS = 1_100
const PEASANT_HUNDREDTHS = 40

/** Hundredths of gold an hour from that many peasants, those lent by gear included. */
function hourlyHundredths(peasants: number): number {
  return peasants > 0 ? LAND_HUNDREDTHS + PEASANT_HUNDREDTHS * peasants : 0
}

/** Gold of a collection: 11 + 0.4 · peasants an hour, nothing without peasants; `skill` in basis points on top. */
export function taxGold(hours: TaxHours, peasants: number, skill = 0): number {
  const gold = hourlyHundredths(peasants) * hours * HOUR_PERCENT[hours]
  return Math.floor((gold * (10_000 + skill)) / (100 * 100 * 10_000))
}

/** What a collection that brings `gold` from `peasants` (from 1) would bring from `more` of them. */
export function taxGoldWith(gold: number, peasants: number, more: number): number {
  return Math.floor((gold * hourlyHundredths(more)) / hourlyHundredths(peasants))
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
