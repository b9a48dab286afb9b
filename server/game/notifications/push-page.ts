import { PAGES } from '../../../catalogue/pages.ts'
import type { NotificationEvent } from './events.ts'

type PageKey = keyof typeof PAGES

const CRUSADE_PAGE = 'crusades'

/** The page that a notification is about, unless it has a report. */
const PAGE_OF_TYPE = {
  MISSION_COMPLETED: 'missions',
  LEVEL_UP: 'castle',
  TAXES_COLLECTED: 'castle',
  LOT_SOLD: 'myLots',
  LOT_EXPIRED: 'myLots',
  FORAY_ATTACKED: 'fightLogs',
  GUILD_JOIN_REQUEST_SENT: 'guild',
  GUILD_JOIN_REQUEST_REVOKED: 'guild',
  GUILD_JOIN_REQUEST_REJECTED: 'topGuilds',
  GUILD_ROLE_CHANGED: 'guild',
  GUILD_KICKED_OUT: 'topGuilds',
  GUILD_NEW_MEMBER: 'guild',
  GUILD_MEMBER_LEFT: 'guild',
  CRUSADE_CREATED: CRUSADE_PAGE,
  CRUSADE_REMOVED: CRUSADE_PAGE,
  CRUSADE_JOIN_REQUEST_SENT: CRUSADE_PAGE,
  CRUSADE_JOIN_REQUEST_REVOKED: CRUSADE_PAGE,
  CRUSADE_JOIN_REQUEST_ACCEPTED: CRUSADE_PAGE,
  CRUSADE_JOIN_REQUEST_REJECTED: CRUSADE_PAGE,
  CRUSADE_MEMBER_KICKED: CRUSADE_PAGE,
  CRUSADE_MEMBER_LEFT: CRUSADE_PAGE,
  CRUSADE_DISBANDED: CRUSADE_PAGE,
  CRUSADE_COMPLETION_STARTED: CRUSADE_PAGE,
  CHALLENGE_STARTED: 'challenge',
  CHALLENGE_ENDED: 'pastChallenge',
  DONATE_DIAMONDS_SUCCESS: 'donate',
  DONATE_SUBSCRIPTION_SUCCESS: 'donate',
} as const satisfies Record<NotificationEvent['type'], PageKey>

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
  if ('challengeId' in event) return addressOf(PAGE_OF_TYPE[event.type], event.challengeId)
  if ('crusadeId' in event && event.crusadeId !== null) return crusadeAddress(event.crusadeId)
  return addressOf(PAGE_OF_TYPE[event.type])
}
