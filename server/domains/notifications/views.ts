import type { Notification } from '../../../generated/types.ts'
import { viewReward } from '../../game/rewards/reward.ts'
import type { NotificationRow } from './queries.ts'
import { notificationText } from './texts.ts'

export function viewNotification({ id, event, createdAt, readAt, shownAt }: NotificationRow): Notification {
  return {
    notificationId: id,
    type: event.type,
    ...notificationText(event),
    fightId: event.type === 'MISSION_COMPLETED' ? event.fightId : null,
    result: event.type === 'MISSION_COMPLETED' ? event.result : null,
    level: event.type === 'LEVEL_UP' ? event.level : null,
    reward: 'reward' in event ? viewReward(event.reward) : null,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
    isShown: shownAt !== null,
  }
}
