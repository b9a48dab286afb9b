import { sql, sqlUnprepared, trustedText } from '#server/platform/sql.ts'

/**
 * Makes PostgreSQL refuse every write of a table's rows for which the condition holds, such as `NEW.player_id = 17`: as a constraint
 * would that the rows of this player violate.
 */
export async function failWrites(table: string, condition: string): Promise<void> {
  await sql`CREATE OR REPLACE FUNCTION fail_write() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN RAISE EXCEPTION ''the row of this player is spoiled''; END'`
  await sqlUnprepared`CREATE TRIGGER fail_writes BEFORE INSERT OR UPDATE ON ${trustedText(table)}
    FOR EACH ROW WHEN (${trustedText(condition)}) EXECUTE FUNCTION fail_write()`
}

/** The rows are sound again. */
export async function allowWrites(table: string): Promise<void> {
  await sqlUnprepared`DROP TRIGGER fail_writes ON ${trustedText(table)}`
}
