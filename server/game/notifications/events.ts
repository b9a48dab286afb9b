import { missionByKey } from '../../../catalogue/missions/missions.ts'
import type { FightResult } from '../../../rules/fight/report.ts'
import type { Difficulty } from '../../../rules/missions/missions.ts'
import type { PatrolHours } from '../../../rules/missions/patrol.ts'
import { type ItemKind, itemName } from '../items/item-name.ts'
import type { StoredReward } from '../rewards/reward.ts'
import { type ChallengeNotification, challengeNotificationText } from './challenge-events.ts'
import { type CrusadeEvent, crusadeText } from './crusade-events.ts'
import { type DonateNotification, donateText } from './donate-events.ts'
import { type GuildNotification, guildNotificationText } from './guild-events.ts'
import { amountText, rewardText } from './reward-text.ts'

/** A notification as stored. Names and texts are made when it is read. */
export type NotificationEvent =
  | {
      readonly type: 'MISSION_COMPLETED'
      readonly fightId: number
      readonly missionKey: string
      readonly difficulty: Difficulty
      readonly result: FightResult
      readonly reward: StoredReward
      /** Only of a patrol. */
      readonly patrolHours?: PatrolHours
    }
  | {
      readonly type: 'MISSION_COMPLETED'
      readonly fightId: number
      /** The name of the crusade that has ended. */
      readonly crusade: string
      readonly crusadeId: number
      readonly result: FightResult
      readonly reward: StoredReward
    }
  | CrusadeEvent
  | { readonly type: 'LEVEL_UP'; readonly level: number; readonly reward: StoredReward }
  | {
      readonly type: 'LOT_SOLD'
      readonly lotId: number
      readonly kind: ItemKind
      readonly itemId: number
      readonly amount: number
      readonly currency: 'GOLD' | 'DIAMONDS'
      /** The price minus the market's fee. */
      readonly income: number
      readonly buyer: string
      /** Missing in older ones. */
      readonly buyerId?: number
    }
  | {
      readonly type: 'LOT_EXPIRED'
      readonly lotId: number
      readonly kind: ItemKind
      readonly itemId: number
      readonly amount: number
    }
  | { readonly type: 'TAXES_COLLECTED'; readonly hours: number; readonly reward: StoredReward }
  | {
      readonly type: 'FORAY_ATTACKED'
      readonly fightId: number
      readonly attacker: string
      /** Missing in older ones. */
      readonly attackerId?: number
      /** Of the raided player. */
      readonly result: FightResult
      readonly goldLost: number
      readonly reward: StoredReward
    }
  | GuildNotification
  | ChallengeNotification
  | DonateNotification

const RESULT_TITLES = {
  WIN: 'Поход окончен: победа',
  LOSE: 'Поход окончен: поражение',
  DRAW: 'Поход окончен: ничья',
} satisfies Record<FightResult, string>

const PATROL_TITLES = {
  WIN: 'Дозор окончен: войско вернулось с добычей',
  LOSE: 'Дозор не состоялся: поражение',
  DRAW: 'Дозор не состоялся: ничья',
} satisfies Record<FightResult, string>

const EMPTY_HANDED = {
  WIN: 'враг бежал, не оставив добычи',
  LOSE: 'войско вернулось ни с чем',
  DRAW: 'войска разошлись, никто не взял верх',
} satisfies Record<FightResult, string>

type MissionEvent = Extract<NotificationEvent, { missionKey: string }>
type LotEvent = Extract<NotificationEvent, { type: 'LOT_SOLD' | 'LOT_EXPIRED' }>

function missionText({ missionKey, result, reward, patrolHours }: MissionEvent): {
  title: string
  text: string
} {
  const mission = missionByKey(missionKey)?.name ?? 'Поход'
  const gains = rewardText(reward)
  return {
    title: patrolHours ? PATROL_TITLES[result] : RESULT_TITLES[result],
    text: `«${mission}»: ${gains === '' ? EMPTY_HANDED[result] : gains}.`,
  }
}

const CRUSADE_TITLES = {
  WIN: 'Крестовый поход окончен: победа',
  LOSE: 'Крестовый поход окончен: поражение',
  DRAW: 'Крестовый поход окончен: ничья',
} satisfies Record<FightResult, string>

function crusadeEndText({
  crusade,
  result,
  reward,
}: Pick<Extract<NotificationEvent, { crusade: string }>, 'crusade' | 'result' | 'reward'>) {
  const gains = rewardText(reward)
  return {
    title: CRUSADE_TITLES[result],
    text: `«${crusade}»: ${gains === '' ? EMPTY_HANDED[result] : gains}.`,
  }
}

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
    text: `${thing}: покупатель ${event.buyer}. За вычетом пошлины: ${money} ${amountText(event.income)}.`,
  }
}

const RAID_TITLES = {
  WIN: 'Набег отбит',
  LOSE: 'На вас напали: замок разграблен',
  DRAW: 'На вас напали: ничья',
} satisfies Record<FightResult, string>

function raidText({
  attacker,
  result,
  goldLost,
  reward,
}: Extract<NotificationEvent, { type: 'FORAY_ATTACKED' }>) {
  const lost = goldLost > 0 ? `унесено золота: ${amountText(goldLost)}` : 'казна цела'
  const gains = rewardText(reward)
  return {
    title: RAID_TITLES[result],
    text: `Нападавший: ${attacker}; ${lost}${gains === '' ? '' : `; ${gains}`}.`,
  }
}

/** The player whom a notification is about. */
export function playerOfNotification(event: NotificationEvent): { playerId: number; name: string } | null {
  if (event.type === 'FORAY_ATTACKED' && event.attackerId !== undefined)
    return { playerId: event.attackerId, name: event.attacker }
  if ('about' in event) return event.about
  if (event.type === 'LOT_SOLD' && event.buyerId !== undefined)
    return { playerId: event.buyerId, name: event.buyer }
  if ('player' in event) return { playerId: event.playerId, name: event.player }
  return null
}

/** The text of a notification. */
export function notificationText(event: NotificationEvent): { title: string; text: string } {
  switch (event.type) {
    case 'MISSION_COMPLETED':
      return 'crusade' in event ? crusadeEndText(event) : missionText(event)
    case 'CRUSADE_CREATED':
    case 'CRUSADE_REMOVED':
    case 'CRUSADE_JOIN_REQUEST_SENT':
    case 'CRUSADE_JOIN_REQUEST_REVOKED':
    case 'CRUSADE_JOIN_REQUEST_ACCEPTED':
    case 'CRUSADE_JOIN_REQUEST_REJECTED':
    case 'CRUSADE_MEMBER_KICKED':
    case 'CRUSADE_MEMBER_LEFT':
    case 'CRUSADE_DISBANDED':
    case 'CRUSADE_COMPLETION_STARTED':
      return crusadeText(event)
    case 'LEVEL_UP':
      return { title: `Новый уровень: ${event.level}`, text: `Награда: ${rewardText(event.reward)}.` }
    case 'TAXES_COLLECTED':
      return { title: 'Сборщики вернулись', text: `Налоги собраны: ${rewardText(event.reward)}.` }
    case 'FORAY_ATTACKED':
      return raidText(event)
    case 'LOT_SOLD':
    case 'LOT_EXPIRED':
      return lotText(event)
    case 'CHALLENGE_STARTED':
    case 'CHALLENGE_ENDED':
      return challengeNotificationText(event)
    case 'DONATE_DIAMONDS_SUCCESS':
    case 'DONATE_SUBSCRIPTION_SUCCESS':
      return donateText(event)
    default:
      return guildNotificationText(event)
  }
}
