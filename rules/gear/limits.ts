import { type ArmyGroup, maxArmy } from '../army/army.ts'
import { FORGE_LEVEL_NEEDS } from '../buildings/buildings.ts'
import { WHOLE } from '../core/basis-points.ts'
import { levelForStars } from '../forge/enhance.ts'
import { limitsCompensation } from '../forge/sharpening-value.ts'
import type { Gear } from './gear.ts'
import { groupOfSlot, slotsOfClass } from './gear-class.ts'

/** Units of the slot's group at which gear begins to work, and at which it gives its full bonus (docs/game.md §3). */
export type GearLimits = {
  limitsMin: number
  limitsMax: number
  limitsMinBase: number
  limitsMaxBase: number
}

/** The group whose units count: that of the slot it is worn in, else of the first slot the class fits. */
export function gearGroup(gear: Pick<Gear, 'model' | 'equippedSlot'>): ArmyGroup | null {
  return groupOfSlot(gear.equippedSlot ?? slotsOfClass(gear.model.gearClass)[0] ?? 0)
}

/** Limits: 25 and 75 % of the group's maximum at the model's level, reduced by a limits sharpening. */
export function gearLimits(gear: Pick<Gear, 'model' | 'equippedSlot' | 'grind'>): GearLimits {
  const group = gearGroup(gear)
  const most = group === null ? 0 : maxArmy(gear.model.level)[group]
  const left = Math.max(0, 100 - limitsCompensation(gear.grind.limitsLevel).limitsCompensation)
  const limitsMinBase = Math.floor((most * 25) / 100)
  const limitsMaxBase = Math.floor((most * 75) / 100)
  return {
    limitsMin: Math.floor((limitsMinBase * left) / 100),
    limitsMax: Math.floor((limitsMaxBase * left) / 100),
    limitsMinBase,
    limitsMaxBase,
  }
}

/**
 * Share of its bonus that gear gives with `units` in its group, in basis points: 0 below the lower limit, then in
 * proportion.
 */
export function workingShare(
  { limitsMin, limitsMax }: Pick<GearLimits, 'limitsMin' | 'limitsMax'>,
  units: number,
): number {
  if (units < limitsMin) return 0
  return units >= limitsMax ? WHOLE : Math.floor((WHOLE * units) / limitsMax)
}

/** Levels that gear requires (docs/game.md §3, "level object"). */
export type GearLevel = {
  levelMin: number
  levelMinBase: number
  levelMinWithLevelCompensation: number
  levelMinFromGrind: number
  levelMinFromCraft: number
}

/**
 * Level needed to wear gear: the model's minus a limits sharpening's compensation, but never below the level
 * at which its other sharpenings, craft and stars could have been made. So nobody can arm a newcomer through
 * the market.
 */
export function gearLevel(gear: Pick<Gear, 'model' | 'enhanceLevel' | 'grind' | 'craft'>): GearLevel {
  const { characteristics, armorOrDodge, limitsLevel } = gear.grind
  const levelMinBase = gear.model.level
  const levelMinWithLevelCompensation = Math.max(
    1,
    levelMinBase - limitsCompensation(limitsLevel).levelCompensation,
  )
  const levelMinFromGrind =
    FORGE_LEVEL_NEEDS * Math.max(characteristics?.level ?? 0, armorOrDodge?.level ?? 0)
  const levelMinFromCraft = gear.craft?.levelMin ?? 0
  return {
    levelMin: Math.max(
      levelMinWithLevelCompensation,
      levelMinFromGrind,
      levelMinFromCraft,
      levelForStars(gear.enhanceLevel),
    ),
    levelMinBase,
    levelMinWithLevelCompensation,
    levelMinFromGrind,
    levelMinFromCraft,
  }
}
