import type { SharpeningRequest } from '#rules/forge/sharpening.ts'
import { limitsCompensation, sharpeningValue, tradeValue } from '#rules/forge/sharpening-value.ts'
import { formatPercent, formatSigned } from '../../ui/format/number.ts'
import styles from './sharpening-gain.module.css'

/**
 * The gain of a sharpening at a level: «+12», «+4 / −1» with the loss in red (docs/game.md §5), «−2 %, уровень −1».
 */
export function SharpeningGain({ request, level }: { request: SharpeningRequest; level: number }) {
  if (level === 0) return '0'
  if (request.type === 'CHARACTERISTICS') return formatSigned(sharpeningValue(request.name, level))
  if (request.type === 'LIMITS') {
    const { levelCompensation, limitsCompensation: percent } = limitsCompensation(level)
    return `−${formatPercent(percent)}, уровень ${formatSigned(-levelCompensation)}`
  }
  const { armor, dodge } = tradeValue(request.name, level)
  const [gain, loss] = request.name === 'armor' ? [armor, dodge] : [dodge, armor]
  return (
    <>
      {formatSigned(gain)} / <span className={styles.loss}>{formatSigned(loss)}</span>
    </>
  )
}
