import { missionByKey } from '../../../catalogue/missions/missions.ts'
import type { FightResult } from '../../../rules/fight/report.ts'
import { itemName } from '../../game/items/item-name.ts'
import { resourceById } from '../../game/items/resource-views.ts'
import { gearModel } from '../../game/items/worn.ts'
import type { NotificationEvent } from '../../game/notifications/events.ts'
import type { FoundGear, StoredReward } from '../../game/rewards/reward.ts'

const RESULT_TITLES = {
  WIN: 'Поход окончен: победа',
  LOSE: 'Поход окончен: поражение',
  DRAW: 'Поход окончен: ничья',
} satisfies Record<FightResult, string>

const EMPTY_HANDED = {
  WIN: 'враг бежал, не оставив добычи',
  LOSE: 'войско вернулось ни с чем',
  DRAW: 'войска разошлись, никто не взял верх',
} satisfies Record<FightResult, string>

const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

function amountsText({ gold, experience, diamonds, glory, resources }: StoredReward): string[] {
  const money = [
    { name: 'золото', amount: gold },
    { name: 'опыт', amount: experience / 100 },
    { name: 'алмазы', amount: diamonds },
    { name: 'слава', amount: glory },
  ]
  const received = resources.filter(({ amount }) => amount > 0)
  return [
    ...money
      .filter(({ amount }) => amount > 0)
      .map(({ name, amount }) => `${name} ${numbers.format(amount)}`),
    ...received.map(({ resourceId, amount }) => resourceText(resourceId, amount)),
  ]
}

function resourceText(resourceId: number, amount: number): string {
  return `${resourceById(resourceId)?.name.toLowerCase() ?? 'добыча'} ${numbers.format(amount)}`
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

/** «золото 24, опыт 1,5, алмазы 1, дерево 2, находка: «Лапти» (37 %)» */
function rewardText(reward: StoredReward): string {
  const found = (reward.gear ?? []).filter(({ gearEntityId }) => gearEntityId !== null)
  return [
    ...amountsText(reward),
    ...found.map((piece) => `находка: ${gearText(piece)}`),
    ...leftBehindTexts(reward),
  ].join(', ')
}

type LotEvent = Extract<NotificationEvent, { type: 'LOT_SOLD' | 'LOT_EXPIRED' }>

function lotText(event: LotEvent): { title: string; text: string } {
  const name = `«${itemName(event.kind, event.itemId) ?? 'Вещь'}»`
  const thing = event.kind === 'gear' ? name : `${name}, ${event.amount}\u00a0шт.`
  if (event.type === 'LOT_EXPIRED') {
    // «шт.» already ends with a full stop.
    const point = event.kind === 'gear' ? '.' : ''
    return { title: 'Срок лота вышел', text: `Никто не купил: ${thing}${point} Всё вернулось на склад.` }
  }
  const money = event.currency === 'GOLD' ? 'золото' : 'алмазы'
  return {
    title: 'Лот продан',
    text: `${thing}: покупатель ${event.buyer}. За вычетом пошлины: ${money} ${numbers.format(event.income)}.`,
  }
}

/** The text of a notification. */
export function notificationText(event: NotificationEvent): { title: string; text: string } {
  if (event.type === 'LOT_SOLD' || event.type === 'LOT_EXPIRED') return lotText(event)
  const reward = rewardText(event.reward)
  if (event.type === 'LEVEL_UP') {
    return { title: `Новый уровень: ${event.level}`, text: `Награда: ${reward}.` }
  }
  if (event.type === 'TAXES_COLLECTED') {
    return { title: 'Сборщики вернулись', text: `Налоги собраны: ${reward}.` }
  }
  const mission = missionByKey(event.missionKey)?.name ?? 'Поход'
  return {
    title: RESULT_TITLES[event.result],
    text: `«${mission}»: ${reward === '' ? EMPTY_HANDED[event.result] : reward}.`,
  }
}
