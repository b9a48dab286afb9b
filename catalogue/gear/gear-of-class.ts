import type { GearModel } from '#rules/gear/gear.ts'
import type { GearClass } from '#rules/gear/gear-class.ts'
import { GEAR_CLASS_VALUES } from './gear-class-values.ts'

type ModelText = Pick<GearModel, 'id' | 'level' | 'name' | 'legend' | 'icon'>

/**
 * A class value (in hundredths) at a level: × (20 + level) / 12, rounded. Every model differs from the one
 * before.
 */
function atLevel<Key extends string>(
  values: Readonly<Partial<Record<Key, number>>>,
  level: number,
): Partial<Record<Key, number>> {
  const grown: Partial<Record<Key, number>> = {}
  for (const key in values) {
    const value = values[key]
    if (value !== undefined) grown[key] = Math.floor((value * (20 + level) + 600) / 1_200)
  }
  return grown
}

/** Models of one class with the best values that follow from class and level. */
export function gearOfClass(gearClass: GearClass, models: readonly ModelText[]): readonly GearModel[] {
  const values = GEAR_CLASS_VALUES[gearClass]
  return models.map((model) => ({
    ...model,
    gearClass,
    characteristics: atLevel(values.characteristics, model.level),
    army: atLevel(values.army, model.level),
  }))
}
