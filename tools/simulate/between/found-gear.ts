import { MISSION_GEAR_TIERS } from '#catalogue/gear/mission-gear.ts'
import { QUALITY_BANDS } from '#catalogue/shop/shop.ts'
import type { Random } from '#rules/core/random.ts'
import { drawFineGear } from '#rules/gear/fine-gear.ts'
import type { GearModel } from '#rules/gear/gear.ts'
import type { Castle } from '../castle.ts'
import { makeGear } from '../storage.ts'

/** Gear of one of the models up to a level with a minimum quality, put into the storage for the next session. */
export function findGear(
  castle: Castle,
  find: { models: readonly GearModel[]; level: number; qualityMin: number },
  random: Random,
): void {
  const drawn = drawFineGear({ ...find, best: MISSION_GEAR_TIERS.best, bands: QUALITY_BANDS }, random)
  if (drawn) castle.gear.push(makeGear(castle, drawn.model, drawn.quality))
}
