import type { Random } from '../random.ts'

/** Tiers by quality in per cent (specification, section 9). */
export const QUALITY_TIERS = [
  { key: 'low', name: 'Низкое', color: 'black', min: 0, max: 29 },
  { key: 'medium', name: 'Среднее', color: 'green', min: 30, max: 49 },
  { key: 'good', name: 'Хорошее', color: 'blue', min: 50, max: 79 },
  { key: 'epic', name: 'Эпическое', color: 'purple', min: 80, max: 94 },
  { key: 'legendary', name: 'Легендарное', color: 'orange', min: 95, max: 100 },
] as const

export type QualityTier = (typeof QUALITY_TIERS)[number]

/** The tier of a quality; throws an error `foundGearQualityNotFound` outside 0 to 100 (section 5). */
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

/** How often a new specimen's quality falls into a range, of 1,000 (balance B). */
const QUALITY_DRAWS = [
  { min: 20, max: 59, of1000: 800 },
  { min: 5, max: 19, of1000: 130 },
  { min: 60, max: 79, of1000: 55 },
  { min: 80, max: 94, of1000: 12 },
  { min: 95, max: 100, of1000: 3 },
] as const

/** Quality of a new specimen: mostly 20 to 59; 95 and more three times in a thousand. */
export function drawQuality(random: Random): number {
  let lot = random.int(0, 999)
  for (const { min, max, of1000 } of QUALITY_DRAWS) {
    if (lot < of1000) return random.int(min, max)
    lot -= of1000
  }
  return random.int(20, 59)
}
