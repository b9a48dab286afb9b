import { type QualityTier, qualityTier } from '#rules/gear/quality.ts'

/** A tier's word, and its colour tokens for text (`ink`) and frames (`enamel`). */
export type QualityLook = { key: QualityTier['key']; name: QualityTier['name']; ink: string; enamel: string }

const COLORS = {
  black: { ink: 'var(--q-low)', enamel: 'var(--qe-low)' },
  green: { ink: 'var(--q-mid)', enamel: 'var(--qe-mid)' },
  blue: { ink: 'var(--q-good)', enamel: 'var(--qe-good)' },
  purple: { ink: 'var(--q-epic)', enamel: 'var(--qe-epic)' },
  orange: { ink: 'var(--q-leg)', enamel: 'var(--qe-leg)' },
} as const satisfies Record<QualityTier['color'], Pick<QualityLook, 'ink' | 'enamel'>>

/** How to show a quality in per cent. Throws the rule's RangeError outside of 0 to 100. */
export function qualityLook(percent: number): QualityLook {
  const { key, name, color } = qualityTier(percent)
  return { key, name, ...COLORS[color] }
}
