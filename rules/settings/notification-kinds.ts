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
] as const

/** What players choose by which notifications they want. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

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
