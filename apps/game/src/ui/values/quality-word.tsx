import { formatPercent } from '../format/number.ts'
import { qualityLook } from '../format/quality.ts'

type QualityWordProps = {
  /** Per cent, 0 to 100. */
  quality: number
}

/** «Хорошее, 64 %» in the tier's colour. The word is there because colour alone is not accessible. */
export function QualityWord({ quality }: QualityWordProps) {
  const { name, ink } = qualityLook(quality)
  return (
    <b style={{ color: ink }}>
      {name}, {formatPercent(quality)}
    </b>
  )
}
