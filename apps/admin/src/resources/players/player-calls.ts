import type {
  BlockPlayerRequest,
  BlockPlayersRequest,
  CorrectMoneyRequest,
  GiveItemRequest,
  PlayerAt,
  PlayerTies,
  Role,
} from '#generated/types.ts'
import { client, done, given } from '../../calls.ts'

function idOf(id: number) {
  return { params: { path: { id } } }
}

function keyed(key: string) {
  return { header: { 'Idempotency-Key': key } }
}

export function blockPlayer(id: number, body: BlockPlayerRequest): Promise<void> {
  return done(client.POST('/admin/players/{id}/block', { ...idOf(id), body }))
}

export function blockPlayers(body: BlockPlayersRequest): Promise<void> {
  return done(client.POST('/admin/player-blocks', { body }))
}

export function unblockPlayer(id: number): Promise<void> {
  return done(client.POST('/admin/players/{id}/unblock', idOf(id)))
}

export function endPlayerSessions(id: number): Promise<void> {
  return done(client.POST('/admin/players/{id}/end-sessions', idOf(id)))
}

/** `seen`: the roles that the form has shown. Refused if another administrator has changed them since. */
export function setPlayerRoles(id: number, roles: Role[], seen: Role[]): Promise<void> {
  return done(client.PUT('/admin/players/{id}/roles', { ...idOf(id), body: { roles, seen } }))
}

/** `key` makes a repeated call harmless. */
export function correctMoney(body: CorrectMoneyRequest, key: string): Promise<void> {
  return done(client.POST('/admin/money-corrections', { params: keyed(key), body }))
}

/** `key` makes a repeated call harmless. */
export function giveItem(body: GiveItemRequest, key: string): Promise<void> {
  return done(client.POST('/admin/item-corrections', { params: keyed(key), body }))
}

export function undoCorrection(id: number): Promise<void> {
  return done(client.POST('/admin/corrections/{id}/undo', idOf(id)))
}

export function endPlayerSession(id: number, sessionId: string): Promise<void> {
  const path = { id, sessionId }
  return done(client.POST('/admin/players/{id}/sessions/{sessionId}/end', { params: { path } }))
}

export function endChosenSessions(id: number, sessionIds: string[]): Promise<void> {
  return done(client.POST('/admin/players/{id}/sessions/end', { ...idOf(id), body: { sessionIds } }))
}

export function addPlayerNote(playerId: number, text: string): Promise<void> {
  return done(client.POST('/admin/player-notes', { body: { playerId, text } }))
}

/** The castle as it was; now without an instant. */
export function getPlayerAt(id: number, instant: Date | undefined): Promise<PlayerAt> {
  const query = instant && { instant: instant.toISOString() }
  return given(client.GET('/admin/players/{id}/at', { params: { path: { id }, query } }))
}

export function getPlayerTies(id: number): Promise<PlayerTies> {
  return given(client.GET('/admin/players/{id}/ties', idOf(id)))
}
