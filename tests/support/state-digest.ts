import { sql, trustedText } from '#server/platform/sql.ts'

/** Tables that every call may change and that are not part of the game. */
const UNCOMPARED_TABLES = ['rate_limit', 'presence', 'player_day', 'listing_change', 'socket_io_attachments']

/** Columns that every call may change. */
const UNCOMPARED_COLUMNS = ['last_seen_at', 'idle_expires_at']

/** What the digest of a table is made of. */
type Digest = (isTouched: boolean) => string

type ComparedTable = { readonly name: string; readonly isTouched: boolean }

function findTables(): Promise<ComparedTable[]> {
  return sql<ComparedTable>`
    SELECT tablename AS name, EXISTS (SELECT FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = tablename AND column_name = ANY(${UNCOMPARED_COLUMNS}::text[]))
      AS "isTouched"
    FROM pg_tables WHERE schemaname = 'public' AND NOT tablename = ANY(${UNCOMPARED_TABLES}::text[]) ORDER BY tablename`
}

let tables: readonly ComparedTable[] | undefined

async function digestOf(sumOf: Digest): Promise<Record<string, string>> {
  // All databases of a run have the same tables.
  tables ??= await findTables()
  const digests = tables.map(
    ({ name, isTouched }) => `SELECT '${name}' AS name, count(*) || ' rows ' || coalesce(sum(
      ${sumOf(isTouched)}), 0) AS digest FROM public.${name} AS t`,
  )
  const rows = await sql<{ name: string; digest: string }>`${trustedText(digests.join(' UNION ALL '))}`
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

const HASH = `jsonb_hash_extended(to_jsonb(t) - '{${UNCOMPARED_COLUMNS.join(',')}}'::text[], 0)`

/**
 * A checksum of each table of one database. Equal before and after means that nothing was written: a row that is written has a greater
 * `xmin` than any before it, so with as many rows as before the sum has grown. Hashing each row takes twenty times as long.
 */
export function stateDigest(): Promise<Record<string, string>> {
  return digestOf((isTouched) => (isTouched ? HASH : 'xmin::text::bigint'))
}

/** A checksum of the contents of each table: equal in two databases with the same rows. */
export function contentDigest(): Promise<Record<string, string>> {
  return digestOf(() => HASH)
}
