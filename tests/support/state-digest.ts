import { sql, trustedText } from '#server/platform/sql.ts'

/** Tables that every call may change and that are not part of the game. */
const UNCOMPARED_TABLES = ['rate_limit', 'presence', 'player_day', 'socket_io_attachments']

/** Columns that every call may change. */
const UNCOMPARED_COLUMNS = ['last_seen_at', 'idle_expires_at']

let statement: string | undefined

/**
 * One statement for all tables. A row that is written has a greater `xmin` than any before it: with as many rows as before, the
 * sum has grown. Hashing each row would take twenty times as long, so only tables with uncompared columns are hashed.
 */
async function digestStatement(): Promise<string> {
  const tables = await sql<{ name: string; isHashed: boolean }>`
    SELECT tablename AS name, EXISTS (SELECT FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = tablename AND column_name = ANY(${UNCOMPARED_COLUMNS}::text[]))
      AS "isHashed"
    FROM pg_tables WHERE schemaname = 'public' AND NOT tablename = ANY(${UNCOMPARED_TABLES}::text[]) ORDER BY tablename`
  const hash = `jsonb_hash_extended(to_jsonb(t) - '{${UNCOMPARED_COLUMNS.join(',')}}'::text[], 0)`
  const digests = tables.map(
    ({ name, isHashed }) => `SELECT '${name}' AS name, count(*) || ' rows ' || coalesce(sum(
      ${isHashed ? hash : 'xmin::text::bigint'}), 0) AS digest FROM public.${name} AS t`,
  )
  return digests.join(' UNION ALL ')
}

/** A checksum of each table. Equal before and after means that nothing was written. */
export async function stateDigest(): Promise<Record<string, string>> {
  statement ??= await digestStatement()
  const rows = await sql<{ name: string; digest: string }>`${trustedText(statement)}`
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
