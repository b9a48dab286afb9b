import type { Random } from '../core/random.ts'
import { drawGearModel } from './drop.ts'
import type { GearModel } from './gear.ts'
import { drawQuality, type QualityBand } from './quality.ts'

/** Gear of one of the models up to a level, with a minimum quality. */
export type FineGear = {
  models: readonly GearModel[]
  level: number
  qualityMin: number
  /** Chance of the best model, in basis points. */
  best: number
  bands: readonly QualityBand[]
}

/** An item that is better than those of missions: of crusades and challenges. Null without a model. */
export function drawFineGear(
  { models, level, qualityMin, best, bands }: FineGear,
  random: Random,
): { model: GearModel; quality: number } | null {
  const model = drawGearModel(models, level, best, random)
  return model && { model, quality: Math.max(qualityMin, drawQuality(bands, random)) }
}
