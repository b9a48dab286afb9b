import { sql, sqlOne } from '../../sql.ts'

/** What a table consists of beside its columns, as statements that make it again. */
export type Shape = {
  readonly isDivided: boolean
  /** What `created_at` or `id` is below, as text, if there is a check of it. */
  readonly bound: string | null
  /** Every row was checked. */
  readonly isBoundChecked: boolean
  /** `CREATE INDEX …`, without those of constraints. */
  readonly indexes: readonly string[]
  /** `CONSTRAINT name PRIMARY KEY …` and foreign keys. */
  readonly constraints: readonly string[]
  /** `ALTER TABLE … DROP CONSTRAINT …` and `ALTER TABLE … ADD CONSTRAINT …` of foreign keys of other tables that lead here. */
  readonly released: readonly string[]
  readonly referred: readonly string[]
  /** `GRANT …` to others than the owner. */
  readonly grants: readonly string[]
  readonly triggers: number
  readonly comment: string | null
  /** The column `id` is an identity, and the database alone writes it. */
  readonly identity: 'ALWAYS' | 'BY DEFAULT' | null
  readonly sequence: string | null
}

/** The name of the check that keeps rows below the bound until the table is divided. */
export function boundNameOf(table: string): string {
  return `${table}_bound`
}

export function readShape(table: string): Promise<Shape> {
  return sqlOne<Shape>`
    WITH class AS (SELECT oid, relkind, relname, relowner, relacl FROM pg_class WHERE oid = ${`public.${table}`}::regclass),
    own AS (
      SELECT conname, contype, convalidated, pg_get_constraintdef(con.oid) AS text
      FROM pg_constraint AS con JOIN class ON conrelid = class.oid
    ), bound AS (
      SELECT * FROM own WHERE conname = ${boundNameOf(table)}
    ), incoming AS (
      SELECT conrelid::regclass AS referrer, conname, pg_get_constraintdef(con.oid) AS text
      FROM pg_constraint AS con JOIN class ON confrelid = class.oid AND contype = 'f'
    )
    SELECT relkind = 'p' AS is_divided,
      EXISTS (SELECT FROM bound WHERE convalidated) AS is_bound_checked,
      (SELECT substring(text FROM '< ''?([^'')]+)') FROM bound) AS bound,
      ARRAY(SELECT pg_get_indexdef(indexrelid) FROM pg_index
        WHERE indrelid = class.oid AND indisvalid AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))
      ) AS indexes,
      ARRAY(SELECT format('CONSTRAINT %I %s', conname, text) FROM own WHERE contype IN ('p', 'u', 'f')) AS constraints,
      ARRAY(SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', referrer, conname) FROM incoming) AS released,
      ARRAY(SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', referrer, conname, text) FROM incoming) AS referred,
      ARRAY(SELECT format('GRANT %s ON public.%I TO %s', privilege_type, relname,
          CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END)
        FROM aclexplode(relacl) WHERE grantee <> relowner) AS grants,
      (SELECT count(*) FROM pg_trigger WHERE tgrelid = class.oid AND NOT tgisinternal) AS triggers,
      obj_description(class.oid) AS comment,
      (SELECT CASE attidentity WHEN 'a' THEN 'ALWAYS' WHEN 'd' THEN 'BY DEFAULT' END
        FROM pg_attribute WHERE attrelid = class.oid AND attname = 'id') AS identity,
      (SELECT pg_get_serial_sequence(${`public.${table}`}, 'id')
        FROM pg_attribute WHERE attrelid = class.oid AND attname = 'id') AS sequence
    FROM class`
}

/** The tables that rows of this one refer to. */
export function readReferenced(table: string): Promise<{ name: string }[]> {
  return sql<{ name: string }>`
    SELECT DISTINCT confrelid::regclass::text AS name FROM pg_constraint
    WHERE conrelid = ${`public.${table}`}::regclass AND contype = 'f' ORDER BY name`
}
