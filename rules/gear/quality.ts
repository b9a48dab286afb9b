import type { Random } from '../core/random.ts'

/** Tiers by quality in per cent (docs/game.md §9). */
export const QUALITY_TIERS = [
  { key: 'low', name: 'Низкое', color: 'black', min: 0, max: 29 },
  { key: 'medium', name: 'Среднее', color: 'green', min: 30, max: 49 },
  { key: 'good', name: 'Хорошее', color: 'blue', min: 50, max: 79 },
  { key: 'epic', name: 'Эпическое', color: 'purple', min: 80, max: 94 },
  { key: 'legendary', name: 'Легендарное', color: 'orange', min: 95, max: 100 },
] as const

export type QualityTier = (typeof QUALITY_TIERS)[number]

/** The tier of a quality; throws an error `foundGearQualityNotFound` outside 0 to 100 (docs/game.md §5). */
export function qualityTier(quality: number): QualityTier {
  const whole = Math.floor(quality)
  const tier = quality > 100 ? undefined : QUALITY_TIERS.find(({ min, max }) => whole >= min && whole <= max)
  if (tier === undefined) throw new RangeError('foundGearQualityNotFound')
  return tier
}

/** Share of a model's best values in per mille: 400 + 6 a per cent of quality. */
export function qualityShare(quality: number): number {
  return 400 + 6 * quality
}

/** A range of quality, both ends included, drawn by its weight. */
export type QualityBand = { min: number; max: number; weight: number }

/** Quality of a new specimen, by the catalogue's bands; throws RangeError without any. */
export function drawQuality(bands: readonly QualityBand[], random: Random): number {
  let lot = random.int(
    1,
    Math.max(
      1,
      bands.reduce((sum, { weight }) => sum + weight, 0),
    ),
  )
  for (const { min, max, weight } of bands) {
    if (lot <= weight) return random.int(min, max)
    lot -= weight
  }
  throw new RangeError('No quality to draw from')
}
