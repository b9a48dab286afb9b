import type pg from 'pg'

export type TableColumns = {
  readonly name: string
  /** Without those that the database computes. */
  readonly columns: readonly string[]
}

/** The tables of the game's schema with their columns, in the order of their names. */
export async function readTables(client: pg.Client): Promise<TableColumns[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    GROUP BY relname ORDER BY relname`)
  return rows
}

export type Sequence = {
  readonly table: string
  readonly column: string
  readonly name: string
}

/** The sequences of the tables' columns. */
export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    SELECT relname AS table, attname AS column, sequence AS name
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid,
      pg_get_serial_sequence(relnamespace::regnamespace || '.' || quote_ident(relname), attname) AS sequence
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND attnum > 0 AND NOT attisdropped AND sequence IS NOT NULL
    ORDER BY relname, attname`)
  return rows
}

/** A part of the schema that slows or refuses loading, and how to make it again. */
export type Detachable = {
  readonly drop: string
  readonly make: string
}

/** Of `pg_trigger.tgtype`. */
const ON_TRUNCATE = 32

/**
 * Foreign keys and indexes: made after loading they cost one pass each, the tables may be loaded in any order, and the
 * database keeps no list of the rows that it has yet to check. Primary keys and unique constraints stay.
 * Triggers that refuse to empty a table go as well: loading does that.
 */
export async function readDetachables(client: pg.Client): Promise<Detachable[]> {
  const keys = await client.query<Detachable>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
    FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace
    ORDER BY conrelid::regclass::text, conname`)
  const indexes = await client.query<Detachable>(`
    SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop,
      replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') AS make
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
    ORDER BY indexrelid::regclass::text`)
  const guards = await client.query<Detachable>(`
    SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) AS drop, pg_get_triggerdef(pg_trigger.oid) AS make
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal AND tgtype & ${ON_TRUNCATE} <> 0
    ORDER BY tgrelid::regclass::text, tgname`)
  // Indexes first: the foreign keys' checks use them.
  return [...indexes.rows, ...keys.rows, ...guards.rows]
}
