import type { Notification, Reward } from '../../../../../generated/types.ts'

export type LevelUpNews = { level: number; gold: number; diamonds: number; glory: number }

/** More than this many at once would bury the page: the rest waits under the bell. */
const toastsAtOnce = 3

/**
 * The newest unshown events that deserve a toast, oldest of them first, and the level reached, several levels as one.
 * On the missions' page the host's return is told by its mission's own card.
 */
export function sortUnshown(
  items: readonly Notification[],
  isAtMissions = false,
): {
  toasts: Notification[]
  levelUp: LevelUpNews | null
} {
  const unshown = items.filter(({ isShown }) => !isShown)
  const levels = unshown.filter(({ type, level }) => type === 'LEVEL_UP' && level !== null)
  const sum = (of: keyof Pick<Reward, 'gold' | 'diamonds' | 'glory'>) =>
    levels.reduce((total, { reward }) => total + (reward?.[of] ?? 0), 0)
  const level = Math.max(0, ...levels.map((item) => item.level ?? 0))
  const toasts = unshown
    .filter(({ type }) => type !== 'LEVEL_UP' && !(isAtMissions && type === 'MISSION_COMPLETED'))
    .slice(0, toastsAtOnce)
  return {
    toasts: toasts.reverse(),
    levelUp:
      levels.length === 0
        ? null
        : { level, gold: sum('gold'), diamonds: sum('diamonds'), glory: sum('glory') },
  }
}
