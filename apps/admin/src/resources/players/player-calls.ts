import type { BlockPlayerRequest, Role } from '../../../../../generated/types.ts'
import { client, done } from '../../calls.ts'

function idOf(id: number) {
  return { params: { path: { id } } }
}

export function blockPlayer(id: number, body: BlockPlayerRequest): Promise<void> {
  return done(client.POST('/admin/players/{id}/block', { ...idOf(id), body }))
}

export function unblockPlayer(id: number): Promise<void> {
  return done(client.POST('/admin/players/{id}/unblock', idOf(id)))
}

export function endPlayerSessions(id: number): Promise<void> {
  return done(client.POST('/admin/players/{id}/end-sessions', idOf(id)))
}

export function setPlayerRoles(id: number, roles: Role[]): Promise<void> {
  return done(client.PUT('/admin/players/{id}/roles', { ...idOf(id), body: { roles } }))
}
