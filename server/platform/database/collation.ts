import type { Log } from '../log.ts'
import { onClient } from './on-client.ts'

/** Sorts names of lords as readers of Russian expect. */
const CREATE_DATABASE =
  "CREATE DATABASE donjon TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'ru-RU' LOCALE 'C'"

/** Warns if the database does not sort in Russian order: it was created with another collation, which stays. */
export async function warnOfCollation(url: string, log: Log): Promise<void> {
  const sorted = await onClient({ connectionString: url }, async (client) => {
    const { rows } = await client.query<{ sorted: string }>(
      `SELECT string_agg(name, '' ORDER BY name) AS sorted FROM unnest('{ж,Ё,е,А}'::text[]) AS name`,
    )
    return rows[0]?.sorted
  })
  if (sorted === 'АеЁж') return
  log.warn(
    { create: CREATE_DATABASE },
    'the database does not sort in Russian order: lists of names look odd',
  )
}
