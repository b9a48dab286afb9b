import { type ListedRow, newRowOf, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sql, sqlOne, sqlSoon } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import { players } from '../player/models.ts'
import { guildRequests } from './models.ts'

/** Any of them lets a member answer join requests. */
const ANSWERING = ['ACCEPT_JOIN_REQUEST', 'REJECT_JOIN_REQUEST']

/** A player's open join requests. */
export type SentRequest = {
  readonly guildId: number
  readonly guildTag: string
  readonly name: string
  readonly sentAt: Date
}

/** The open requests of a player, the oldest first. */
export function readRequestsOf(playerId: number): Promise<SentRequest[]> {
  return sql<SentRequest>`
    SELECT guild.id AS guild_id, guild.tag AS guild_tag, guild.name, request.sent_at
    FROM guild_request AS request JOIN guild ON guild.id = request.guild_id
    WHERE request.player_id = ${playerId} ORDER BY request.id`
}

const candidate = someColumnsOf(
  players,
  ['id', 'kind', 'name', 'level', 'guildTag', 'arms', 'lastSeenAt', 'isBlocked'],
  'player',
)

/** Somebody who asks to join. */
export type RequestRow = ListedRow<typeof candidate> & { readonly requestId: number; readonly sentAt: Date }

/** Who asks a guild, the oldest request first, after this one. */
export function readRequests(guildId: number, after: number, limit: number): Promise<RequestRow[]> {
  return sql<RequestRow>`
    SELECT ${candidate}, request.id AS request_id, request.sent_at
    FROM guild_request AS request JOIN player ON player.id = request.player_id
    WHERE request.guild_id = ${guildId} AND request.id > ${after} ORDER BY request.id LIMIT ${limit}`
}

export async function countRequests(guildId: number): Promise<number> {
  const { requests } = await sqlOne<{ requests: number }>`
    SELECT count(*) AS requests FROM guild_request WHERE guild_id = ${guildId}`
  return requests
}

/** Open join requests that a member's role may accept or reject. 0 for players without a guild. */
export async function countAnswerableRequests(playerId: number): Promise<number> {
  const { requests } = await sqlOne<{ requests: number }>`
    SELECT count(request.id) AS requests
    FROM guild_member AS member JOIN guild_role AS role ON role.id = member.role_id
      JOIN guild_request AS request ON request.guild_id = member.guild_id
    WHERE member.player_id = ${playerId} AND role.permissions && ${ANSWERING}::text[]`
  return requests
}

/** Saves the request of a locked player. */
export function insertRequest(request: { playerId: number; guildId: number; sentAt: Date }): void {
  report(request.playerId, 'guild')
  sqlSoon`INSERT INTO ${newRowOf(guildRequests, request)}`
}

/** Ends the request of a locked player. False if there is none. */
export async function removeRequest(playerId: number, guildId: number): Promise<boolean> {
  const removed = await sql`
    DELETE FROM guild_request WHERE player_id = ${playerId} AND guild_id = ${guildId} RETURNING id`
  if (removed.length > 0) report(playerId, 'guild')
  return removed.length > 0
}

/** Ends every request of a locked player who joins a guild. */
export function removeRequestsOf(playerId: number): void {
  sqlSoon`DELETE FROM guild_request WHERE player_id = ${playerId}`
}
