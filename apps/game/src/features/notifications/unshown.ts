import type { Notification } from '#generated/types.ts'
import { type Purse, pursesOf } from '#rules/core/currencies.ts'

/** `before` is the level before the first of these levels. */
export type LevelUpNews = { before: number; level: number } & Readonly<Record<Purse, number>>

/** More toasts at once would cover the page. The rest is in the list of notifications. */
const TOASTS_AT_ONCE = 3

/**
 * The newest unshown notifications as toasts, oldest first, and the level reached, several levels as one. On the
 * missions page the mission's card shows the return instead of a toast.
 */
export function sortUnshown(
  items: readonly Notification[],
  isAtMissions = false,
): {
  toasts: Notification[]
  levelUp: LevelUpNews | null
  /** Ids of the notifications that the player now sees: as a toast, as a sheet or on the card of the mission. */
  seen: number[]
} {
  const unshown = items.filter(({ isShown }) => !isShown)
  const levels = unshown.filter(({ type, level }) => type === 'LEVEL_UP' && level !== null)
  const sum = (of: Purse) => levels.reduce((total, { reward }) => total + (reward?.[of] ?? 0), 0)
  const reached = levels.map((item) => item.level ?? 1)
  const [lowest, level] = [Math.min(...reached), Math.max(...reached)]
  const onPage = unshown.filter(
    ({ type, crusadeId }) => isAtMissions && type === 'MISSION_COMPLETED' && crusadeId === null,
  )
  const toasts = unshown
    .filter((item) => item.type !== 'LEVEL_UP' && !onPage.includes(item))
    .slice(0, TOASTS_AT_ONCE)
  return {
    toasts: toasts.toReversed(),
    seen: [...toasts, ...levels, ...onPage].map(({ notificationId }) => notificationId),
    levelUp:
      levels.length === 0 ? null : { before: lowest - 1, level, ...pursesOf(({ purse }) => sum(purse)) },
  }
}
