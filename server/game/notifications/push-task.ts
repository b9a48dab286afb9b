import { z } from 'zod'
import { withPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { deliverPush } from '../../platform/push/deliver-push.ts'
import { readPushKeys } from '../../platform/push/push-keys.ts'
import { sqlMaybe } from '../../platform/sql.ts'
import { pushTokens } from './models.ts'
import { pushPageOf } from './push-page.ts'
import { type EventRow, eventColumns, readEvent } from './read-event.ts'

const orderSchema = z.strictObject({ notificationId: z.int().positive(), tokenId: z.int().positive() })

/** So that a push fits into one record of 4,096 bytes, also in the encodings of Cyrillic. */
const TEXT_MAX = 300

type Addressee = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** Undefined if the player has seen it meanwhile in a list, or the token is gone. */
function readPush(notificationId: number, tokenId: number) {
  return sqlMaybe<Addressee & EventRow & { createdAt: Date }>`
    SELECT token.endpoint, token.p256dh, token.auth, ${eventColumns}, notification.created_at
    FROM notification JOIN push_token AS token ON token.id = ${tokenId} AND token.player_id = notification.player_id
    JOIN session ON session.id = token.session_id AND session.closed_at IS NULL AND session.expires_at > ${now()}
    WHERE notification.id = ${notificationId} AND notification.read_at IS NULL`
}

async function push(payload: unknown): Promise<void> {
  const order = orderSchema.safeParse(payload)
  if (!order.success) throw new Error('An order of a push has fields that this version does not know')
  const { notificationId, tokenId } = order.data
  const keys = await readPushKeys()
  const found = keys && (await readPush(notificationId, tokenId))
  if (!keys || !found) return
  const { endpoint, p256dh, auth, createdAt, ...row } = found
  const subscription = { endpoint, p256dh, auth }
  const { event, title, text } = readEvent(row)
  const outcome = await deliverPush(keys, subscription, {
    topic: `notification-${notificationId}`,
    payload: JSON.stringify({
      notificationId,
      title,
      text: text.slice(0, TEXT_MAX),
      page: pushPageOf(event),
      createdAt: createdAt.toISOString(),
    }),
  })
  if (outcome === 'gone')
    await pushTokens().destroy({ where: { id: tokenId, endpoint: subscription.endpoint } })
}

/**
 * Pushes one notification to one browser. If the server dies between delivering it and recording that, it is pushed twice
 * (docs/game.md §4): topic and id are the same, so the player hears it once.
 */
export function pushTask(platform: Platform) {
  return (payload: unknown): Promise<void> => withPlatform(platform, () => push(payload))
}
