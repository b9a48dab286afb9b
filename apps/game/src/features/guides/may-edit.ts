import type { AuthResult } from '#generated/types.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { useIsTakenOver } from '../../ui/hooks/use-is-taken-over.ts'

/** Whether the player writes guides. */
export function mayEditGuides(authData: AuthResult | null): boolean {
  return authData?.player.roles.some((role) => role === 'GUIDES_ADMIN' || role === 'SUPER_ADMIN') ?? false
}

export function useMayEditGuides(): boolean {
  const isTakenOver = useIsTakenOver()
  const { authData } = useAuth()
  return isTakenOver && mayEditGuides(authData)
}
