import type { Notification } from '#generated/types.ts'
import { readEvent } from '../../game/notifications/read-event.ts'
import { viewReward } from '../../game/rewards/reward.ts'
import { bulkhead } from '../../platform/bulkhead.ts'
import type { NotificationRow } from './queries.ts'

export const NOTIFICATIONS = bulkhead('notifications')

export function viewNotification(row: NotificationRow): Notification {
  const { id, createdAt, readAt, shownAt } = row
  const { event, player, title, text } = readEvent(row)
  return {
    notificationId: id,
    type: event.type,
    title,
    text,
    player,
    fightId: 'fightId' in event ? event.fightId : null,
    crusadeId: 'crusadeId' in event ? event.crusadeId : null,
    challengeId: 'challengeId' in event ? event.challengeId : null,
    place: 'place' in event ? event.place : null,
    result: 'result' in event ? event.result : null,
    level: 'level' in event ? event.level : null,
    reward: 'reward' in event ? viewReward(event.reward) : null,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
    isShown: shownAt !== null,
  }
}
