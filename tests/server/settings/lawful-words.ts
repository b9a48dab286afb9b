import { isPlayerName } from '#rules/player/player-name.ts'
import { currentPlatform } from '#server/platform/ambient.ts'
import { sql } from '#server/platform/sql.ts'

/** Every key and text in stored JSON that a player could have as a name. */
export async function lawfulWords(): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'jsonb' ORDER BY 1, 2`
  const words = new Set<string>()
  for (const { table, column } of columns) {
    const { rows } = await currentPlatform().database.pool.query<{ word: string }>(`
      SELECT DISTINCT word #>> '{}' AS word FROM "${table}", LATERAL (
        SELECT jsonb_path_query("${column}", 'lax $.** ? (@.type() == "object").keyvalue().key') AS word
        UNION ALL SELECT jsonb_path_query("${column}", 'lax $.** ? (@.type() == "string")')) AS found`)
    for (const { word } of rows) if (isPlayerName(word)) words.add(word)
  }
  return [...words].sort()
}
