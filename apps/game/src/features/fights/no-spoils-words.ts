import type { FightSummary } from '#generated/types.ts'
import { formatNumber } from '../../ui/format/number.ts'

/** What a fight without a reward is said to have brought: the defender of a castle reads what was taken. */
export function noSpoilsWords({ side, goldLost }: Pick<FightSummary, 'side' | 'goldLost'>): string {
  if (side === 'ATTACKER') return 'Без добычи'
  return goldLost > 0 ? `Унесли золота: ${formatNumber(goldLost)}` : 'Казна цела'
}
