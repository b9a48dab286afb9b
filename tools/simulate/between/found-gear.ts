import { MISSION_GEAR_TIERS } from '../../../catalogue/gear/mission-gear.ts'
import { QUALITY_BANDS } from '../../../catalogue/shop/shop.ts'
import type { Random } from '../../../rules/core/random.ts'
import { drawGearModel } from '../../../rules/gear/drop.ts'
import type { GearModel } from '../../../rules/gear/gear.ts'
import { drawQuality } from '../../../rules/gear/quality.ts'
import type { Castle } from '../castle.ts'
import { makePiece } from '../storage.ts'

/** Gear of one of the models up to a level with a minimum quality, put into the storage for the next session. */
export function findGear(
  castle: Castle,
  find: { models: readonly GearModel[]; level: number; qualityMin: number },
  random: Random,
): void {
  const model = drawGearModel(find.models, find.level, MISSION_GEAR_TIERS.best, random)
  if (model === null) return
  const quality = Math.max(find.qualityMin, drawQuality(QUALITY_BANDS, random))
  castle.gear.push(makePiece(castle, model, quality))
}
