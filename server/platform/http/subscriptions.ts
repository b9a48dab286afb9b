import type { Subscriptions } from '../../../generated/types.ts'
import { isSubscriptions } from '../event-checks.ts'
import { badRequest } from './bad-request.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The header game-data-subscribes, checked like the live message of the same shape. 400 when it does not fit. */
export function readSubscriptions(text: string): Subscriptions {
  const value = parsed(text)
  if (isSubscriptions(value)) return value
  throw badRequest([{ path: 'headers.game-data-subscribes', message: 'Подписки указаны неверно' }])
}
