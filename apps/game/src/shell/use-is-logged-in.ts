import { useGetHeaderPlayerInfo } from '#generated/hooks/player.ts'
import { useIsTakenOver } from '../ui/hooks/use-is-taken-over.ts'

/** Whether a public page is read by a logged-in player. False while unknown. */
export function useIsLoggedIn(): boolean {
  const isTakenOver = useIsTakenOver()
  const { data } = useGetHeaderPlayerInfo()
  return isTakenOver && data?.player != null
}
