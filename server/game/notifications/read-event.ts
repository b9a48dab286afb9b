import { UNKNOWN_NAME } from '#rules/player/player-name.ts'
import { part } from '../../platform/sql.ts'
import { EVENT_SCHEMAS, type NotificationEvent, notificationText } from './events.ts'

/** The columns of `notification` that `readEvent` needs. */
export const eventColumns = part`notification.type, notification.payload, notification.subject_id,
  (SELECT player.name FROM player WHERE player.id = notification.subject_id) AS subject_name`

export type EventRow = {
  readonly type: string
  readonly payload: object
  readonly subjectId: number | null
  /** The present name of the player whom it is about. */
  readonly subjectName: string | null
}

/** A notification in words. */
export type ReadableEvent = {
  readonly event: NotificationEvent
  readonly player: { readonly playerId: number; readonly name: string } | null
  readonly title: string
  readonly text: string
}

/** The event of a stored notification in words. Throws if what is stored is no event of its type. */
export function readEvent({ type, payload, subjectId, subjectName }: EventRow): ReadableEvent {
  const schema = EVENT_SCHEMAS[type]
  if (!schema) throw new Error(`No notification has the type ${type}`)
  const event = schema.parse({ ...payload, type, playerId: subjectId })
  const player =
    subjectId === null || subjectName === null ? null : { playerId: subjectId, name: subjectName }
  return { event, player, ...notificationText(event, subjectName ?? UNKNOWN_NAME) }
}
