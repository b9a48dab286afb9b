import { NOTIFICATIONS } from '#catalogue/notifications.ts'
import { PAGES, type PageKey } from '#catalogue/pages.ts'
import type { NotificationEvent } from './events.ts'

function addressOf(page: PageKey, of?: number): string {
  const { path } = PAGES[page]
  const filled = of === undefined ? path : path.replace(/:\w+/, String(of))
  return filled === '' ? '/game' : `/game/${filled}`
}

/** A crusade that gathers or is out, and the player's own page of it if he is a member. */
function crusadeAddress(crusadeId: number): string {
  return `${addressOf('crusadeRequest')}?crusade=${crusadeId}`
}

/** The address that a pushed notification opens: the report of its fight, its crusade, or its page. */
export function pushPageOf(event: NotificationEvent): string {
  if ('fightId' in event) return addressOf('fightLog', event.fightId)
  const { page } = NOTIFICATIONS[event.type]
  if ('challengeId' in event) return addressOf(page, event.challengeId)
  if ('crusadeId' in event && event.crusadeId !== null) return crusadeAddress(event.crusadeId)
  return addressOf(page)
}
