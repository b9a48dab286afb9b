import { gearById } from '#catalogue/gear/gear.ts'
import type { GearModel } from '#rules/gear/gear.ts'
import { notFound } from '../../platform/errors.ts'

/** The model of a recipe: any gear except the blank. 404. */
export function recipeModel(gearId: number): GearModel {
  const model = gearById(gearId)
  if (!model) throw notFound('notFound', 'Такой вещи нет')
  return model
}
