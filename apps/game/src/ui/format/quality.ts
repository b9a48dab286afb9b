/** A tier of quality: its word, its token for text (`ink`) and for frames (`enamel`). */
export type QualityTier = {
  name: 'low' | 'mid' | 'good' | 'epic' | 'legendary'
  word: string
  from: number
  ink: string
  enamel: string
}

const tiers = [
  { name: 'legendary', word: 'Легендарное', from: 95, ink: 'var(--q-leg)', enamel: 'var(--qe-leg)' },
  { name: 'epic', word: 'Эпическое', from: 80, ink: 'var(--q-epic)', enamel: 'var(--qe-epic)' },
  { name: 'good', word: 'Хорошее', from: 50, ink: 'var(--q-good)', enamel: 'var(--qe-good)' },
  { name: 'mid', word: 'Среднее', from: 30, ink: 'var(--q-mid)', enamel: 'var(--qe-mid)' },
  { name: 'low', word: 'Низкое', from: 0, ink: 'var(--q-low)', enamel: 'var(--qe-low)' },
] as const satisfies readonly QualityTier[]

/**
 * The tier of a quality in percent (docs/game.md §9).
 * @throws RangeError `foundGearQualityNotFound` outside 0..100
 */
export function qualityTier(percent: number): QualityTier {
  const tier = percent <= 100 ? tiers.find(({ from }) => percent >= from) : undefined
  if (!tier) throw new RangeError('foundGearQualityNotFound')
  return tier
}
