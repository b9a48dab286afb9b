import { formatPercent } from '../format/number.ts'
import { qualityLook } from '../format/quality.ts'

type QualityWordProps = {
  /** Percent, 0..100. */
  quality: number
}

/** «Хорошее, 64 %» in the tier's ink: the colour is never alone. */
export function QualityWord({ quality }: QualityWordProps) {
  const { name, ink } = qualityLook(quality)
  return (
    <b style={{ color: ink }}>
      {name}, {formatPercent(quality)}
    </b>
  )
}
