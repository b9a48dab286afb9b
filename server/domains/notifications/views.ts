import type { Notification } from '../../../generated/types.ts'
import { notificationText, playerOfNotification } from '../../game/notifications/events.ts'
import { viewReward } from '../../game/rewards/reward.ts'
import type { NotificationRow } from './queries.ts'

export function viewNotification({ id, event, createdAt, readAt, shownAt }: NotificationRow): Notification {
  return {
    notificationId: id,
    type: event.type,
    ...notificationText(event),
    player: playerOfNotification(event),
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
