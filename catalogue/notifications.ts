import type { NotificationKind } from '#rules/settings/notification-kinds.ts'
import type { PageKey } from './pages.ts'

type NotificationDescription = {
  /** What players choose by in the settings; null for what they are always told of. */
  readonly kind: NotificationKind | null
  /** The page that it is about. One with a report leads to the report, one with a crusade to the crusade. */
  readonly page: PageKey
  readonly icon:
    | 'missions'
    | 'level'
    | 'gold'
    | 'market'
    | 'time'
    | 'raids'
    | 'guild'
    | 'crusade'
    | 'challenge'
  /** Of its toast, unless it has the result of a fight. */
  readonly tone: 'info' | 'success' | 'warning'
}

const GUILD = { kind: 'GUILD', page: 'guild', icon: 'guild', tone: 'info' } as const
const CRUSADE = { kind: 'CRUSADES', page: 'crusades', icon: 'crusade', tone: 'info' } as const

/** Every type of notification. Its fields and its text are in `server/game/notifications`. */
export const NOTIFICATIONS = {
  MISSION_COMPLETED: { kind: 'MISSIONS', page: 'missions', icon: 'missions', tone: 'info' },
  LEVEL_UP: { kind: 'LEVEL', page: 'castle', icon: 'level', tone: 'info' },
  TAXES_COLLECTED: { kind: 'TAXES', page: 'castle', icon: 'gold', tone: 'success' },
  LOT_SOLD: { kind: 'MARKET', page: 'myLots', icon: 'market', tone: 'success' },
  LOT_EXPIRED: { kind: 'MARKET', page: 'myLots', icon: 'time', tone: 'info' },
  FORAY_ATTACKED: { kind: 'RAIDS', page: 'fightLogs', icon: 'raids', tone: 'warning' },
  GUILD_JOIN_REQUEST_SENT: GUILD,
  GUILD_JOIN_REQUEST_REVOKED: GUILD,
  GUILD_JOIN_REQUEST_REJECTED: { ...GUILD, page: 'topGuilds', tone: 'warning' },
  GUILD_ROLE_CHANGED: GUILD,
  GUILD_KICKED_OUT: { ...GUILD, page: 'topGuilds', tone: 'warning' },
  GUILD_NEW_MEMBER: { ...GUILD, tone: 'success' },
  GUILD_MEMBER_LEFT: GUILD,
  CRUSADE_CREATED: CRUSADE,
  CRUSADE_REMOVED: { ...CRUSADE, tone: 'warning' },
  CRUSADE_JOIN_REQUEST_SENT: CRUSADE,
  CRUSADE_JOIN_REQUEST_REVOKED: CRUSADE,
  CRUSADE_JOIN_REQUEST_ACCEPTED: { ...CRUSADE, tone: 'success' },
  CRUSADE_JOIN_REQUEST_REJECTED: { ...CRUSADE, tone: 'warning' },
  CRUSADE_MEMBER_KICKED: { ...CRUSADE, tone: 'warning' },
  CRUSADE_MEMBER_LEFT: CRUSADE,
  CRUSADE_DISBANDED: { ...CRUSADE, tone: 'warning' },
  CRUSADE_COMPLETION_STARTED: { ...CRUSADE, tone: 'success' },
  CHALLENGE_STARTED: { kind: 'CHALLENGES', page: 'challenge', icon: 'challenge', tone: 'info' },
  CHALLENGE_ENDED: { kind: 'CHALLENGES', page: 'pastChallenge', icon: 'challenge', tone: 'success' },
  DONATE_DIAMONDS_SUCCESS: { kind: null, page: 'donate', icon: 'gold', tone: 'success' },
  DONATE_SUBSCRIPTION_SUCCESS: { kind: null, page: 'donate', icon: 'time', tone: 'success' },
} as const satisfies Readonly<Record<string, NotificationDescription>>

export type NotificationType = keyof typeof NOTIFICATIONS
export type NotificationIcon = (typeof NOTIFICATIONS)[NotificationType]['icon']

function isType(word: string): word is NotificationType {
  return Object.hasOwn(NOTIFICATIONS, word)
}

/** Types and their kinds, of those that players can choose. */
export const CHOSEN_TYPES = Object.keys(NOTIFICATIONS)
  .filter(isType)
  .flatMap((type) => {
    const { kind } = NOTIFICATIONS[type]
    return kind === null ? [] : [{ type, kind }]
  })

/** The types of notifications of these kinds. */
export function typesOfKinds(kinds: readonly NotificationKind[]): NotificationType[] {
  return CHOSEN_TYPES.filter(({ kind }) => kinds.includes(kind)).map(({ type }) => type)
}
