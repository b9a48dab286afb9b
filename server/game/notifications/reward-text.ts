import { ALL_CURRENCIES } from '#rules/core/currencies.ts'
import { shownExperience } from '#rules/player/shown-experience.ts'
import { gearModel } from '../items/gear-of-row.ts'
import { resourceById } from '../items/resource-views.ts'
import type { FoundGear, StoredReward } from '../rewards/reward.ts'

const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

export function amountText(amount: number): string {
  return numbers.format(amount)
}

function amountsText({ experience, resources, ...paid }: StoredReward): string[] {
  const received = resources.filter(({ amount }) => amount > 0)
  const [gold = [], ...others] = ALL_CURRENCIES.map(({ name, purse }) =>
    paid[purse] > 0 ? [`${name.toLowerCase()} ${amountText(paid[purse])}`] : [],
  )
  return [
    ...gold,
    ...(experience > 0 ? [`опыт ${shownExperience(experience)}`] : []),
    ...others.flat(),
    ...received.map(({ resourceId, amount }) => resourceText(resourceId, amount)),
  ]
}

function resourceText(resourceId: number, amount: number): string {
  return `${resourceById(resourceId)?.name.toLowerCase() ?? 'добыча'} ${amountText(amount)}`
}

function gearText({ gearId, quality }: FoundGear): string {
  return `«${gearModel(gearId)?.name ?? 'Вещь'}» (${quality}\u00a0%)`
}

/** «не поместилось на складе: «Лапти» (37 %), лён 3»: a loss is always named. */
function leftBehindTexts({ resources, gear = [] }: StoredReward): string[] {
  const left = [
    ...gear.filter(({ gearEntityId }) => gearEntityId === null).map(gearText),
    ...resources.flatMap(({ resourceId, leftBehind = 0 }) =>
      leftBehind > 0 ? [resourceText(resourceId, leftBehind)] : [],
    ),
  ]
  return left.length === 0 ? [] : [`не поместилось на складе: ${left.join(', ')}`]
}

/** «золото 24, опыт 2, алмазы 1, дерево 2, находка: «Лапти» (37 %)» */
export function rewardText(reward: StoredReward): string {
  const found = (reward.gear ?? []).filter(({ gearEntityId }) => gearEntityId !== null)
  return [
    ...amountsText(reward),
    ...found.map((item) => `находка: ${gearText(item)}`),
    ...leftBehindTexts(reward),
  ].join(', ')
}
