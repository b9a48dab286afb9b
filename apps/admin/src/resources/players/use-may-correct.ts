import { useGetIdentity, usePermissions } from 'react-admin'
import type { AdminPlayer, Role } from '#generated/types.ts'
import { mayActUpon } from '#rules/admin/rank.ts'

/** Whether the administrator may act upon the player: as the server decides it (docs/game.md §2). */
export function useMayCorrect(player: AdminPlayer | undefined): boolean {
  const { identity } = useGetIdentity()
  const { permissions } = usePermissions<Role[]>()
  if (!player || !identity || !permissions) return false
  return player.kind === 'HUMAN' && identity.id !== player.id && mayActUpon({ roles: permissions }, player)
}
