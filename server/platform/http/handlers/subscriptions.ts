import type { Subscriptions } from '#generated/types.ts'
import { badRequest } from '../../bad-request.ts'
import { isSubscriptions } from '../../event-checks.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses the header game-data-subscribes by the schema of the live message. 400 if it does not match. */
export function readSubscriptions(text: string): Subscriptions {
  const value = parsed(text)
  if (isSubscriptions(value)) return value
  throw badRequest([{ path: 'headers.game-data-subscribes', message: 'Подписки указаны неверно' }])
}
