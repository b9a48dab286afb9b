import { isReservedName } from '../../../rules/core/reserved-names.ts'
import { sql } from '../../platform/sql.ts'

/** A name that could not be chosen today. `like` is the one that it resembles; null: it is reserved for the game. */
export type AlikeName = {
  readonly kind: 'player' | 'guild' | 'tag'
  readonly id: number
  readonly name: string
  readonly like: string | null
}

/** Players looked at in one step. */
const STEP = 10_000

/** Names of players and guilds from before looks were compared, beside those that they look like. */
function readAlike(): Promise<AlikeName[]> {
  return sql<AlikeName>`
    SELECT 'player' AS kind, player.id, player.name, other.name AS "like"
    FROM player LEFT JOIN player_look AS own ON own.player_id = player.id
      JOIN player_look AS look ON look.look = name_skeleton(player.name) AND look.player_id <> player.id
      JOIN player AS other ON other.id = look.player_id
    WHERE player.kind <> 'DELETED' AND own.player_id IS NULL
    UNION ALL
    SELECT 'guild', guild.id, guild.name, other.name
    FROM guild JOIN guild_claim AS claim ON claim.key = 'look-name:' || name_skeleton(guild.name) AND claim.guild_id <> guild.id
      JOIN guild AS other ON other.id = claim.guild_id
    UNION ALL
    SELECT 'tag', guild.id, guild.tag, other.tag
    FROM guild JOIN guild_claim AS claim ON claim.key = 'look-tag:' || name_skeleton(guild.tag) AND claim.guild_id <> guild.id
      JOIN guild AS other ON other.id = claim.guild_id
    ORDER BY kind, id`
}

async function readReserved(): Promise<AlikeName[]> {
  const found: AlikeName[] = []
  for (let last = 0; ; ) {
    const players = await sql<{ id: number; name: string }>`
      SELECT id, name FROM player WHERE id > ${last} AND kind = 'HUMAN' ORDER BY id LIMIT ${STEP}`
    for (const { id, name } of players)
      if (isReservedName(name)) found.push({ kind: 'player', id, name, like: null })
    const end = players.at(-1)
    if (!end) break
    last = end.id
  }
  const guilds = await sql<{
    id: number
    name: string
    tag: string
  }>`SELECT id, name, tag FROM guild ORDER BY id`
  for (const { id, name, tag } of guilds) {
    if (isReservedName(name)) found.push({ kind: 'guild', id, name, like: null })
    if (isReservedName(tag)) found.push({ kind: 'tag', id, name: tag, like: null })
  }
  return found
}

/** Names that exist but could not be chosen today. Reads every player: for an operator's command. */
export async function readAlikeNames(): Promise<AlikeName[]> {
  return [...(await readAlike()), ...(await readReserved())]
}
