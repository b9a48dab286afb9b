import {
  bigint,
  identity,
  jsonb,
  nullable,
  primaryKey,
  text,
  timestamptz,
  uuid,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'
import type { NotificationEvent } from './events.ts'

/** Notifications, written by `notify`. */
export const notifications = defineModel('notification', {
  id: identity(),
  playerId: bigint(),
  type: text<NotificationEvent['type']>(),
  /** The event without its type and player. */
  payload: jsonb<object>(),
  /** The player whom it is about. */
  subjectId: nullable(bigint()),
  createdAt: timestamptz(),
  readAt: nullable(timestamptz()),
  shownAt: nullable(timestamptz()),
})

/** Web push subscriptions of browsers, one for each session. */
export const pushTokens = defineModel('push_token', {
  id: identity(),
  playerId: bigint(),
  sessionId: uuid(),
  endpoint: text(),
  p256dh: text(),
  auth: text(),
  refreshedAt: timestamptz(),
})

/** Notifications to be pushed unless an open tab shows them first. `notify` and `queuePushes` use SQL. */
export const pushesDue = defineModel('push_due', {
  notificationId: primaryKey(bigint()),
  playerId: bigint(),
  /** Real time: independent of the game clock. */
  dueAt: timestamptz(),
})
