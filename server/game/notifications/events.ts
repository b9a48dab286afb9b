import { z } from 'zod'
import { missionByKey } from '#catalogue/missions/missions.ts'
import type { FightResult } from '#rules/fight/report.ts'
import { DIFFICULTIES } from '#rules/missions/missions.ts'
import { PATROL_HOURS } from '#rules/missions/patrol.ts'
import { ITEM_KINDS, itemName } from '../items/item-name.ts'
import { storedReward } from '../rewards/reward.ts'
import { challengeEvents, challengeNotificationText } from './challenge-events.ts'
import { type CrusadeEvent, crusadeEvents, crusadeText } from './crusade-events.ts'
import { donateEvents, donateText } from './donate-events.ts'
import { guildEvents, guildNotificationText } from './guild-events.ts'
import { amountText, rewardText } from './reward-text.ts'
import { subjectId } from './subject.ts'

const result = z.enum(['WIN', 'LOSE', 'DRAW'])
const lot = { lotId: z.int(), kind: z.enum(ITEM_KINDS), itemId: z.int(), amount: z.int() }

const missionCompleted = z.object({
  type: z.literal('MISSION_COMPLETED'),
  fightId: z.int(),
  missionKey: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  result,
  reward: storedReward,
  /** Only of a patrol. */
  patrolHours: z.literal(PATROL_HOURS).exactOptional(),
})

const crusadeCompleted = z.object({
  type: z.literal('MISSION_COMPLETED'),
  fightId: z.int(),
  /** The name of the crusade that has ended. */
  crusade: z.string(),
  crusadeId: z.int(),
  result,
  reward: storedReward,
})

/**
 * Notifications as stored, by type. A player is stored as an id (`playerId`, in the column `subject_id`); names and texts
 * are made when they are read.
 */
const EVENTS = {
  MISSION_COMPLETED: z.union([missionCompleted, crusadeCompleted]),
  LEVEL_UP: z.object({ type: z.literal('LEVEL_UP'), level: z.int(), reward: storedReward }),
  LOT_SOLD: z.object({
    type: z.literal('LOT_SOLD'),
    ...lot,
    currency: z.enum(['GOLD', 'DIAMONDS']),
    /** The price minus the market's fee. */
    income: z.int(),
    /** The buyer. */
    playerId: subjectId,
  }),
  LOT_EXPIRED: z.object({ type: z.literal('LOT_EXPIRED'), ...lot }),
  TAXES_COLLECTED: z.object({ type: z.literal('TAXES_COLLECTED'), hours: z.int(), reward: storedReward }),
  FORAY_ATTACKED: z.object({
    type: z.literal('FORAY_ATTACKED'),
    fightId: z.int(),
    /** The attacker. */
    playerId: subjectId,
    /** Of the raided player. */
    result,
    goldLost: z.int(),
    reward: storedReward,
  }),
  ...guildEvents,
  ...challengeEvents,
  ...donateEvents,
}

export type NotificationEvent = z.infer<(typeof EVENTS)[keyof typeof EVENTS]> | CrusadeEvent

/** The schema of each type of event. */
export const EVENT_SCHEMAS: Readonly<Record<string, z.ZodType<NotificationEvent>>> = {
  ...EVENTS,
  ...crusadeEvents,
}

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

function lotText(event: LotEvent, buyer: string): { title: string; text: string } {
  const name = `«${itemName(event.kind, event.itemId) ?? 'Вещь'}»`
  const item = event.kind === 'gear' ? name : `${name}, ${event.amount}\u00a0шт.`
  if (event.type === 'LOT_EXPIRED') {
    // «шт.» already ends with a full stop.
    const point = event.kind === 'gear' ? '.' : ''
    return { title: 'Срок лота вышел', text: `Никто не купил: ${item}${point} Всё вернулось на склад.` }
  }
  const money = event.currency === 'GOLD' ? 'золото' : 'алмазы'
  return {
    title: 'Лот продан',
    text: `${item}: покупатель ${buyer}. За вычетом пошлины: ${money} ${amountText(event.income)}.`,
  }
}

const RAID_TITLES = {
  WIN: 'Набег отбит',
  LOSE: 'На вас напали: замок разграблен',
  DRAW: 'На вас напали: ничья',
} satisfies Record<FightResult, string>

function raidText(
  { result, goldLost, reward }: Extract<NotificationEvent, { type: 'FORAY_ATTACKED' }>,
  attacker: string,
) {
  const lost = goldLost > 0 ? `унесено золота: ${amountText(goldLost)}` : 'казна цела'
  const gains = rewardText(reward)
  return {
    title: RAID_TITLES[result],
    text: `Нападавший: ${attacker}; ${lost}${gains === '' ? '' : `; ${gains}`}.`,
  }
}

/** The text of a notification. `name` is the present one of the player whom it is about. */
export function notificationText(event: NotificationEvent, name: string): { title: string; text: string } {
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
      return crusadeText(event, name)
    case 'LEVEL_UP':
      return { title: `Новый уровень: ${event.level}`, text: `Награда: ${rewardText(event.reward)}.` }
    case 'TAXES_COLLECTED':
      return { title: 'Сборщики вернулись', text: `Налоги собраны: ${rewardText(event.reward)}.` }
    case 'FORAY_ATTACKED':
      return raidText(event, name)
    case 'LOT_SOLD':
    case 'LOT_EXPIRED':
      return lotText(event, name)
    case 'CHALLENGE_STARTED':
    case 'CHALLENGE_ENDED':
      return challengeNotificationText(event)
    case 'DONATE_DIAMONDS_SUCCESS':
    case 'DONATE_SUBSCRIPTION_SUCCESS':
      return donateText(event)
    default:
      return guildNotificationText(event, name)
  }
}
