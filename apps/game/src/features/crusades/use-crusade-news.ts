import { useGameData } from '../../live/use-game-data.ts'

/**
 * Changes when crusades should be read again: the own one has changed, or a notification has come, which others'
 * decisions about a request bring. Undefined while unknown.
 */
export function useCrusadeNews(): string | undefined {
  const missions = useGameData('missions').data
  const newest = useGameData('notifications').data?.items[0]?.notificationId
  if (!missions) return undefined
  const { crusade, crusadeInvitations } = missions
  return [crusade?.crusadeId, crusade?.state, crusade?.changes, crusadeInvitations, newest].join(' ')
}
