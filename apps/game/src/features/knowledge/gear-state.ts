import type { GearClassKnowledge, GearKnowledge } from '#generated/types.ts'
import { enhanceLevelMax } from '#rules/forge/enhance.ts'
import {
  type Gear,
  type GearGrind,
  type GrindCharacteristic,
  type GrindTrade,
  NO_GRIND,
} from '#rules/gear/gear.ts'
import { GRIND_NAMES, TRADE_NAMES } from '../../shared/gear/gear-words.ts'

/** The highest level that the models are made for. */
const LEVEL_MAX = 60
/** Stars at that level. */
export const STARS_MAX = enhanceLevelMax(LEVEL_MAX)
/** A sharpening needs four levels of the owner for each of its own. */
export const SHARPENING_MAX = 15

/** `characteristics:armor`, `armorOrDodge:dodge`, `limits` or `none`: values of the select. */
export type SharpeningChoice = { readonly value: string; readonly label: string; readonly grind: GrindOf }

type GrindOf = (level: number) => GearGrind

function characteristic(name: GrindCharacteristic): SharpeningChoice {
  const grind: GrindOf = (level) => ({ ...NO_GRIND, characteristics: { name, level } })
  return { value: `characteristics:${name}`, label: `Заточка: ${GRIND_NAMES[name]}`, grind }
}

function trade(name: GrindTrade): SharpeningChoice {
  const grind: GrindOf = (level) => ({ ...NO_GRIND, armorOrDodge: { name, level } })
  return { value: `armorOrDodge:${name}`, label: `Заточка: ${TRADE_NAMES[name]}`, grind }
}

const LIMITS: SharpeningChoice = {
  value: 'limits',
  label: 'Заточка требований',
  grind: (limitsLevel) => ({ ...NO_GRIND, limitsLevel }),
}

/** The sharpenings that a class allows. */
export function sharpeningChoices({
  sharpenings,
}: Pick<GearClassKnowledge, 'sharpenings'>): SharpeningChoice[] {
  const { characteristics, armorOrDodge, limits } = sharpenings
  return [
    ...characteristics.map(characteristic),
    ...(armorOrDodge ? [trade('armor'), trade('dodge')] : []),
    ...(limits ? [LIMITS] : []),
  ]
}

/** What the calculator is set to. */
export type GearState = { readonly quality: number; readonly stars: number; readonly grind: GearGrind }

/** A specimen of a model in this state, as the game's formulas take it. */
export function specimenOf(
  model: GearKnowledge,
  { gearClass }: Pick<GearClassKnowledge, 'gearClass'>,
  { quality, stars, grind }: GearState,
): Gear {
  const { gearId, name, legend, icon, level, characteristics, army } = model
  return {
    model: { id: gearId, name, legend, icon, gearClass, level, characteristics, army },
    quality,
    enhanceLevel: stars,
    grind,
    craft: null,
    equippedSlot: null,
    isInMarket: false,
  }
}
