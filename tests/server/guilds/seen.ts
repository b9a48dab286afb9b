import { sql } from '#server/platform/sql.ts'
import { type ModelWorld, rankName } from './model.ts'

type SeenGuild = {
  readonly tag: string
  readonly permissions: readonly string[]
  readonly members: Readonly<Record<string, string>>
  readonly requests: readonly number[]
  readonly history: readonly string[]
}

/** What some players and their guilds are, as the server or as a model has it. */
type Seen = {
  readonly diamonds: Readonly<Record<string, number>>
  /** By tag. */
  readonly guilds: readonly SeenGuild[]
  /** Shares of open foundings by tag and player. */
  readonly shares: Readonly<Record<string, number>>
}

/** The smaller number first. */
function inOrder(ids: Iterable<number>): number[] {
  return [...ids].sort((left, right) => left - right)
}

export function seenOf({ fellows, guilds, foundings }: ModelWorld): Seen {
  const shares = [...foundings.values()].flatMap((founding) =>
    [...founding.shares].map(([id, share]) => [`${founding.tag} ${id}`, share] as const),
  )
  return {
    diamonds: Object.fromEntries([...fellows.values()].map(({ id, diamonds }) => [id, diamonds])),
    guilds: [...guilds.values()]
      .map((guild) => ({
        tag: guild.tag,
        permissions: guild.roles.map(({ permissions }) => permissions.join()),
        members: Object.fromEntries([...guild.members].map(([id, rank]) => [id, rankName(guild, rank)])),
        requests: inOrder(guild.requests),
        history: [...guild.history],
      }))
      .sort((left, right) => (left.tag < right.tag ? -1 : 1)),
    shares: Object.fromEntries(shares),
  }
}

type GuildRow = {
  readonly tag: string
  readonly permissions: string[]
  readonly members: Record<string, string> | null
  readonly requests: number[] | null
  readonly history: string[]
}

/** The same from the database. Tags are in capital letters in models. */
export async function readSeen(ids: readonly number[]): Promise<Seen> {
  const [purses, guilds, shares] = await Promise.all([
    sql<{ id: number; diamonds: number }>`SELECT id, diamonds FROM player WHERE id = ANY(${ids}::bigint[])`,
    sql<GuildRow>`
      SELECT upper(tag) AS tag,
        (SELECT array_agg(array_to_string(permissions, ',') ORDER BY position) FROM guild_role WHERE guild_id = guild.id) AS permissions,
        (SELECT json_object_agg(member.player_id, role.name) FROM guild_member AS member
          JOIN guild_role AS role ON role.id = member.role_id WHERE member.guild_id = guild.id) AS members,
        (SELECT json_agg(player_id ORDER BY player_id) FROM guild_request WHERE guild_id = guild.id) AS requests,
        (SELECT array_agg(concat_ws(' ', action, actor_id, target_id, role_before || '>' || role_after) ORDER BY id)
          FROM guild_history WHERE guild_id = guild.id) AS history
      FROM guild WHERE leader_id = ANY(${ids}::bigint[])`,
    sql<{ tag: string; playerId: number; diamonds: number }>`
      SELECT upper(tag) AS tag, share.player_id, share.diamonds FROM guild_share AS share
      JOIN guild_founding AS founding ON founding.id = share.founding_id
      WHERE share.is_open AND share.player_id = ANY(${ids}::bigint[])`,
  ])
  return {
    diamonds: Object.fromEntries(purses.map(({ id, diamonds }) => [id, diamonds])),
    guilds: guilds
      .map(({ members, requests, ...guild }) => ({
        ...guild,
        members: members ?? {},
        requests: requests ?? [],
      }))
      .sort((left, right) => (left.tag < right.tag ? -1 : 1)),
    shares: Object.fromEntries(
      shares.map(({ tag, playerId, diamonds }) => [`${tag} ${playerId}`, diamonds] as const),
    ),
  }
}
