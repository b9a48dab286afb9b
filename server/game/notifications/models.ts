import { bigint, identity, jsonb, nullable, text, timestamptz } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'
import type { NotificationEvent } from './events.ts'

/** Notifications, written by `notify`. */
export const notifications = defineModel('notification', {
  id: identity(),
  playerId: bigint(),
  type: text<NotificationEvent['type']>(),
  /** The event without its type. */
  payload: jsonb<object>(),
  createdAt: timestamptz(),
  readAt: nullable(timestamptz()),
  shownAt: nullable(timestamptz()),
})
