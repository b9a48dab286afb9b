import { countGuildStandings } from '#server/game/standings/count-guilds.ts'
import { now } from '#server/platform/clock.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import type { WorldSize } from './world-size.ts'

/** Tags of four hexadecimal digits do not suffice for more. */
const GUILDS_MAX = 50_000
/** Besides the leader. */
const MEMBERS_MAX = 19

/** Half of the castles lead a guild, readers first; the others are its members. */
export async function seedGuilds(first: number, { players, rivals }: WorldSize): Promise<void> {
  const guilds = Math.min(GUILDS_MAX, Math.floor((players + rivals) / 2))
  const members = Math.min(MEMBERS_MAX, Math.floor((players + rivals) / guilds) - 1)
  await inTransaction(async () => {
    await sql`SET LOCAL statement_timeout = 0`
    await sql`
      WITH made AS (
        INSERT INTO guild (name, name_key, tag, tag_key, leader_id, member_count, created_at)
        SELECT 'Guild ' || n, 'guild ' || n, lpad(to_hex(n), 4, '0'), lpad(to_hex(n), 4, '0'), ${first}::bigint + n,
          ${members + 1}::int, ${now()}
        FROM generate_series(0, ${guilds - 1}::int) AS n RETURNING id
      )
      INSERT INTO guild_role (guild_id, type, position, name)
      SELECT id, type, position, type FROM made, (VALUES ('LEADER', 1), ('NEW_MEMBER', 2)) AS role (type, position)`
    await sql`
      INSERT INTO guild_member (player_id, guild_id, role_id, joined_at)
      SELECT guild.leader_id, guild.id, role.id, ${now()}
      FROM guild JOIN guild_role AS role ON role.guild_id = guild.id AND role.type = 'LEADER'`
    await sql`
      INSERT INTO guild_member (player_id, guild_id, role_id, joined_at)
      SELECT ${first + guilds}::bigint + (guild.leader_id - ${first}) * ${members}::int + n, guild.id, role.id, ${now()}
      FROM guild JOIN guild_role AS role ON role.guild_id = guild.id AND role.type = 'NEW_MEMBER',
        generate_series(0, ${members - 1}::int) AS n`
    await sql`INSERT INTO guild_change (guild_id) SELECT id FROM guild`
  })
  while (await inTransaction(countGuildStandings));
}
