import type { Reward } from '../../../../../generated/types.ts'
import { formatNumber } from '../../ui/format/number.ts'

/** «золото 120, опыт 1» for a toast. Empty for an empty reward. */
export function rewardWords({ gold, diamonds, glory, experience, resources, gear }: Reward): string {
  const amounts = [
    { name: 'золото', amount: gold },
    { name: 'алмазы', amount: diamonds },
    { name: 'слава', amount: glory },
    { name: 'опыт', amount: experience / 100 },
    ...resources.map(({ name, amount }) => ({ name: name.toLowerCase(), amount })),
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }) => `${name}\u00a0${formatNumber(amount)}`)
  return [...amounts, ...gear.filter((piece) => !piece.isLeftBehind).map(({ name }) => `«${name}»`)].join(
    ', ',
  )
}
