import type { Reward } from '#generated/types.ts'
import { ALL_CURRENCIES } from '#rules/core/currencies.ts'
import { shownExperience } from '#rules/player/shown-experience.ts'
import { formatNumber } from '../../ui/format/number.ts'

function amountWords(name: string, amount: number): string {
  return `${name.toLowerCase()}\u00a0${formatNumber(amount)}`
}

/** «дерево 2, «Лапти»»: what the storage could not take; empty when it took everything. */
export function leftBehindWords({ resources, gear }: Reward): string {
  return [
    ...resources
      .filter(({ leftBehind }) => leftBehind > 0)
      .map(({ name, leftBehind }) => amountWords(name, leftBehind)),
    ...gear.filter(({ isLeftBehind }) => isLeftBehind).map(({ name }) => `«${name}»`),
  ].join(', ')
}

/** «золото 120, опыт 1» for a toast. Empty for an empty reward. */
export function rewardWords({ experience, resources, gear, ...paid }: Reward): string {
  const coins = ALL_CURRENCIES.filter(({ purse }) => paid[purse] > 0)
  const brought = resources.filter(({ amount }) => amount > 0)
  const learned = experience > 0 ? [`опыт\u00a0${shownExperience(experience)}`] : []
  const received = gear.filter(({ isLeftBehind }) => !isLeftBehind)
  return [
    ...coins.map(({ name, purse }) => amountWords(name, paid[purse])),
    ...learned,
    ...brought.map(({ name, amount }) => amountWords(name, amount)),
    ...received.map(({ name }) => `«${name}»`),
  ].join(', ')
}
