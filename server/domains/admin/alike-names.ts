import type { NameKind } from '../../game/alike-names/models.ts'
import { COUNTED_MAX, countRows, type Order, type Page } from '../../platform/http/handlers/list-range.ts'
import { part, type SqlPart, sql, sqlUnprepared, trustedText } from '../../platform/sql.ts'

/** Kinds of names, in the order of the list. */
export const NAME_KINDS = ['PLAYER', 'GUILD', 'TAG'] as const satisfies readonly NameKind[]

/** A name that could not be chosen today, and the one that it resembles. */
export type AlikeNameRow = {
  readonly kind: NameKind
  /** The player or the guild. */
  readonly ownerId: number
  readonly name: string
  readonly guildTag: string | null
  readonly leaderId: number | null
  /** Null: the name is reserved for the game. */
  readonly like: string | null
  readonly likeId: number | null
  readonly likeGuildTag: string | null
}

export type AlikeNameFilter = { readonly kind?: NameKind }

/** Deleted players and guilds drop out, and those whose name resembles none any more. */
const players = part`
  SELECT found.kind, found.owner_id, player.name, NULL AS guild_tag, NULL::bigint AS leader_id,
    other.name AS "like", other.id AS like_id, NULL AS like_guild_tag
  FROM alike_name AS found JOIN player ON player.id = found.owner_id
    LEFT JOIN player_look AS look ON NOT found.is_reserved AND look.look = name_skeleton(player.name)
      AND NOT EXISTS (SELECT FROM player_look AS own WHERE own.player_id = player.id)
    LEFT JOIN player AS other ON other.id = look.player_id
  WHERE found.kind = 'PLAYER' AND player.kind <> 'DELETED' AND (found.is_reserved OR other.id IS NOT NULL)`

function guilds(kind: 'GUILD' | 'TAG'): SqlPart {
  const column = trustedText(kind === 'GUILD' ? 'name' : 'tag')
  const claims = trustedText(kind === 'GUILD' ? `'look-name:'` : `'look-tag:'`)
  return part`
    SELECT found.kind, found.owner_id, guild.${column} AS name, guild.tag AS guild_tag, guild.leader_id,
      other.${column} AS "like", other.id AS like_id, other.tag AS like_guild_tag
    FROM alike_name AS found JOIN guild ON guild.id = found.owner_id
      LEFT JOIN guild_claim AS claim ON NOT found.is_reserved AND claim.key = ${claims} || name_skeleton(guild.${column})
        AND claim.guild_id <> guild.id
      LEFT JOIN guild AS other ON other.id = claim.guild_id
    WHERE found.kind = '${trustedText(kind)}' AND (found.is_reserved OR other.id IS NOT NULL)`
}

const NAMES: Readonly<Record<NameKind, SqlPart>> = {
  PLAYER: players,
  GUILD: guilds('GUILD'),
  TAG: guilds('TAG'),
}

/** The first `end` names of each kind: one walk of the key of `alike_name` for each. */
function namesUpTo(kinds: readonly NameKind[], way: SqlPart, end: number): SqlPart {
  const walks = kinds.map((kind) => part`(${NAMES[kind]} ORDER BY found.owner_id ${way} LIMIT ${end})`)
  return walks.reduce((one, other) => part`${one} UNION ALL ${other}`)
}

/**
 * A range of names that could not be chosen today, by kind and owner, and their number, at most one more than 10,000. Reads only what
 * the last check has found.
 */
export async function findAlikeNames(
  { kind }: AlikeNameFilter,
  { direction }: Pick<Order<'id'>, 'direction'>,
  { limit, offset }: Page,
): Promise<{ rows: AlikeNameRow[]; count: number }> {
  const way = trustedText(direction)
  const kinds = kind === undefined ? NAME_KINDS : [kind]
  const order = part`array_position(${[...NAME_KINDS]}::text[], kind) ${way}, owner_id ${way}`
  const rows = await sqlUnprepared<AlikeNameRow>`
    SELECT * FROM (${namesUpTo(kinds, way, offset + limit)}) AS listed ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
  return { rows, count: await countRows(part`(${namesUpTo(kinds, way, COUNTED_MAX + 1)}) AS listed`) }
}

/** All names that could not be chosen today, as the last check has found them: for an operator's command. */
export function readAlikeNames(): Promise<AlikeNameRow[]> {
  return sql<AlikeNameRow>`${players} UNION ALL ${NAMES.GUILD} UNION ALL ${NAMES.TAG} ORDER BY kind, owner_id`
}
