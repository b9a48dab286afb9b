/** The kind of each type of notification: what players choose by. */
export const KIND_OF_TYPE = {
  MISSION_COMPLETED: 'MISSIONS',
  LEVEL_UP: 'LEVEL',
  TAXES_COLLECTED: 'TAXES',
  LOT_SOLD: 'MARKET',
  LOT_EXPIRED: 'MARKET',
  FORAY_ATTACKED: 'RAIDS',
  GUILD_JOIN_REQUEST_SENT: 'GUILD',
  GUILD_JOIN_REQUEST_REVOKED: 'GUILD',
  GUILD_JOIN_REQUEST_REJECTED: 'GUILD',
  GUILD_ROLE_CHANGED: 'GUILD',
  GUILD_KICKED_OUT: 'GUILD',
  GUILD_NEW_MEMBER: 'GUILD',
  GUILD_MEMBER_LEFT: 'GUILD',
  CRUSADE_CREATED: 'CRUSADES',
  CRUSADE_REMOVED: 'CRUSADES',
  CRUSADE_JOIN_REQUEST_SENT: 'CRUSADES',
  CRUSADE_JOIN_REQUEST_REVOKED: 'CRUSADES',
  CRUSADE_JOIN_REQUEST_ACCEPTED: 'CRUSADES',
  CRUSADE_JOIN_REQUEST_REJECTED: 'CRUSADES',
  CRUSADE_MEMBER_KICKED: 'CRUSADES',
  CRUSADE_MEMBER_LEFT: 'CRUSADES',
  CRUSADE_DISBANDED: 'CRUSADES',
  CRUSADE_COMPLETION_STARTED: 'CRUSADES',
  CHALLENGE_STARTED: 'CHALLENGES',
  CHALLENGE_ENDED: 'CHALLENGES',
} as const

type NotificationType = keyof typeof KIND_OF_TYPE
export type NotificationKind = (typeof KIND_OF_TYPE)[NotificationType]

/** Every kind, in the order of the settings. */
export const NOTIFICATION_KINDS = [
  'RAIDS',
  'MISSIONS',
  'CRUSADES',
  'GUILD',
  'CHALLENGES',
  'MARKET',
  'TAXES',
  'LEVEL',
] as const satisfies readonly NotificationKind[]

function isType(word: string): word is NotificationType {
  return Object.hasOwn(KIND_OF_TYPE, word)
}

/** The kind of a type; null for paid purchases, which players are always told of. */
export function kindOf(type: string): NotificationKind | null {
  return isType(type) ? KIND_OF_TYPE[type] : null
}

const TYPES = Object.keys(KIND_OF_TYPE).filter(isType)

/** The types of notifications of these kinds. */
export function typesOfKinds(kinds: readonly NotificationKind[]): NotificationType[] {
  return TYPES.filter((type) => kinds.includes(KIND_OF_TYPE[type]))
}

/** Which kinds a player does not want as toasts or pushes, and wants by mail. */
export type ChosenKinds = {
  readonly notToasted: NotificationKind[]
  readonly notPushed: NotificationKind[]
  readonly mailed: NotificationKind[]
}

type Choice = {
  readonly kind: NotificationKind
  readonly isToasted: boolean
  readonly isPushed: boolean
  readonly isMailed: boolean
}

/** Changes the kinds that are given, keeps the others. Of a kind that is given twice, the last counts. */
export function withChoices(chosen: ChosenKinds, choices: readonly Choice[]): ChosenKinds {
  const asked = new Map(choices.map((choice) => [choice.kind, choice]))
  const list = (known: readonly NotificationKind[], isListed: (choice: Choice) => boolean) =>
    NOTIFICATION_KINDS.filter((kind) => {
      const choice = asked.get(kind)
      return choice ? isListed(choice) : known.includes(kind)
    })
  return {
    notToasted: list(chosen.notToasted, ({ isToasted }) => !isToasted),
    notPushed: list(chosen.notPushed, ({ isPushed }) => !isPushed),
    mailed: list(chosen.mailed, ({ isMailed }) => isMailed),
  }
}

/** How often a letter with news may come at most, ms. */
export const LETTER_PACE_MS = { HOURLY: 3_600_000, DAILY: 86_400_000 } as const
/** How often players are looked for to whom a letter is due, ms. */
export const NEWS_EVERY_MS = 5 * 60_000
