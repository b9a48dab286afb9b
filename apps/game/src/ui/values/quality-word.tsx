import { formatPercent } from '../format/number.ts'
import { qualityTier } from '../format/quality.ts'

type QualityWordProps = {
  /** Percent, 0..100. */
  quality: number
}

/** «Хорошее, 64 %» in the tier's ink: the colour is never alone. */
export function QualityWord({ quality }: QualityWordProps) {
  const { word, ink } = qualityTier(quality)
  return (
    <b style={{ color: ink }}>
      {word}, {formatPercent(quality)}
    </b>
  )
}
