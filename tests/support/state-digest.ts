import { sql, trustedText } from '#server/platform/sql.ts'

/** Tables that every call may change and that are not part of the game. */
const UNCOMPARED_TABLES = ['rate_limit', 'presence', 'player_day', 'socket_io_attachments']

let statement: string | undefined

/** One statement for all tables: a sum of the rows' hashes needs neither a sort nor a long text. */
async function digestStatement(): Promise<string> {
  const tables = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND NOT tablename = ANY(${UNCOMPARED_TABLES}::text[]) ORDER BY tablename`
  const digests = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(*) || ' rows ' || coalesce(sum(
      jsonb_hash_extended(to_jsonb(t) - 'last_seen_at' - 'idle_expires_at', 0)), 0) AS digest FROM public.${name} AS t`,
  )
  return digests.join(' UNION ALL ')
}

/** A checksum of each table. Equal before and after means that nothing changed. */
export async function stateDigest(): Promise<Record<string, string>> {
  statement ??= await digestStatement()
  const rows = await sql<{ name: string; digest: string }>`${trustedText(statement)}`
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
