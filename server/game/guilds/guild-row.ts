import type { ModelRow } from '../../platform/database/model.ts'
import { assignmentsOf, columnsOf, newRowOf } from '../../platform/database/model-parts.ts'
import { notFound } from '../../platform/errors.ts'
import { sql, sqlMaybe, sqlOne, sqlSoon } from '../../platform/sql.ts'
import { type LockedPlayer, lockPlayers } from '../player/lock-order.ts'
import { nameKeyOf } from '../player/name-key.ts'
import { guilds } from './models.ts'

export type GuildRow = ModelRow<typeof guilds>

const guildColumns = columnsOf(guilds)

function unknownGuild() {
  return notFound('notFound', 'Такой гильдии нет')
}

/** The guild of a tag, in capital or small letters. 404. */
export async function findGuild(tag: string): Promise<GuildRow> {
  const guild = await sqlMaybe<GuildRow>`
    SELECT ${guildColumns} FROM guild WHERE tag_key = ${nameKeyOf(tag)}`
  if (!guild) throw unknownGuild()
  return guild
}

/** The guild that a player belongs to, if any. */
export function findGuildOf(playerId: number): Promise<GuildRow | undefined> {
  return sqlMaybe<GuildRow>`
    SELECT ${guildColumns} FROM guild WHERE id = (SELECT guild_id FROM guild_member WHERE player_id = ${playerId})`
}

/** Ids of the members of the guild of a tag: whom its commands lock. None if there is no such guild. */
export async function findMemberIds(tag: string): Promise<number[]> {
  const members = await sql<{ playerId: number }>`
    SELECT player_id FROM guild_member WHERE guild_id = (SELECT id FROM guild WHERE tag_key = ${nameKeyOf(tag)})`
  return members.map(({ playerId }) => playerId)
}

/** A guild whose row the surrounding transaction has locked, with its members' rows. */
export type LockedGuild = {
  readonly guild: GuildRow
  /** Everybody who belongs to it, by id. */
  readonly members: readonly LockedPlayer[]
}

/**
 * Locks a guild after the players. Who joined while it was waited for is locked late; the deadlock that this can bring is
 * repeated. 404.
 */
export async function lockGuild(tag: string, locked: readonly LockedPlayer[]): Promise<LockedGuild> {
  const guild = await sqlMaybe<GuildRow>`
    SELECT ${guildColumns} FROM guild WHERE tag_key = ${nameKeyOf(tag)} FOR NO KEY UPDATE`
  if (!guild) throw unknownGuild()
  const ids = await sql<{ playerId: number }>`
    SELECT player_id FROM guild_member WHERE guild_id = ${guild.id} ORDER BY player_id`
  const isLocked = (id: number) => locked.some((player) => player.id === id)
  const late = ids.map(({ playerId }) => playerId).filter((id) => !isLocked(id))
  const players = late.length === 0 ? locked : [...locked, ...(await lockPlayers(late))]
  return {
    guild,
    members: ids.flatMap(({ playerId }) => players.find(({ id }) => id === playerId) ?? []),
  }
}

/** A new guild without members and roles. Its name and tag are claimed before. */
export async function insertGuild(
  founderId: number,
  { name, tag, description, at }: { name: string; tag: string; description: string; at: Date },
): Promise<GuildRow> {
  return sqlOne<GuildRow>`
    INSERT INTO ${newRowOf(guilds, {
      name,
      nameKey: nameKeyOf(name),
      tag,
      tagKey: nameKeyOf(tag),
      description,
      leaderId: founderId,
      createdAt: at,
    })} RETURNING ${guildColumns}`
}

/** Changes a locked guild. Not awaited. */
export function saveGuild(
  guildId: number,
  changes: Partial<
    Pick<
      GuildRow,
      'description' | 'notice' | 'leaderId' | 'descriptionRevision' | 'noticeRevision' | 'rolesRevision'
    >
  >,
): void {
  sqlSoon`UPDATE guild SET ${assignmentsOf(guilds, changes)} WHERE id = ${guildId}`
}

/** Counts members who join or leave. The table refuses a twenty-first. Not awaited. */
export function countMembers(guildId: number, step: number): void {
  sqlSoon`UPDATE guild SET member_count = member_count + ${step} WHERE id = ${guildId}`
}

/** Removes a guild without members: roles, requests, history and claims go with it. Not awaited. */
export function removeGuild(guildId: number): void {
  sqlSoon`DELETE FROM guild WHERE id = ${guildId}`
}
