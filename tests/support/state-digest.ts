import { sql, sqlOne, trustedText } from '../../server/platform/sql.ts'

/** Tables that every call may change and that are not part of the game. */
const UNCOMPARED_TABLES = ['rate_limit', 'presence', 'socket_io_attachments']

/** A checksum of each table. Equal before and after means that nothing changed. */
export async function stateDigest(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND NOT tablename = ANY(${UNCOMPARED_TABLES}::text[]) ORDER BY tablename`
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const row = await sqlOne<{ digest: string }>`
      SELECT count(*) || ' rows ' || coalesce(md5(string_agg(line, ',' ORDER BY line)), '') AS digest
      FROM (SELECT (to_jsonb(t) - 'last_seen_at' - 'idle_expires_at')::text AS line
        FROM ${trustedText(`public.${name}`)} AS t) AS lines`
    digests[name] = row.digest
  }
  return digests
}
