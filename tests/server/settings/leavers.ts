import { expect } from 'vitest'
import { hashPassword } from '#server/domains/auth/password-hash.ts'
import { sql } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import {
  ALL_PAGES_OPEN,
  CRUSADES_OPEN,
  type Game,
  GUILDS_OPEN,
  type Lord,
  RAIDS_OPEN,
} from '../../support/open-game.ts'

export const PASSWORD = 'krepost-na-holme'
export const DAY_SECONDS = 86_400

let hash: Promise<string> | undefined

/** A lord with this name, a password and every page open. */
export async function leaver(
  game: Game,
  name: string,
  overrides: Parameters<Game['lord']>[0] = {},
): Promise<Lord> {
  const lord = await game.lord(
    { level: 13, gold: 10_000, diamonds: 2_000, ...overrides, name, nameKey: name.toLowerCase() },
    [...ALL_PAGES_OPEN, ...RAIDS_OPEN, ...GUILDS_OPEN, ...CRUSADES_OPEN],
  )
  hash ??= hashPassword(PASSWORD)
  await sql`UPDATE account SET password_hash = ${await hash} WHERE player_id = ${lord.player.id}`
  return lord
}

export function askToDelete(lord: Lord, password = PASSWORD) {
  return lord.call('requestDeletion', { body: { password } })
}

/** Runs timers, and lets the time between their steps pass, until no deletion is under way. */
export async function finishDeletions(game: Game): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    while (await runOneTimer(game.platform));
    const waiting = await sql`
      SELECT FROM timer WHERE kind = 'deletePlayer' AND due_at < ${new Date(game.clock.now().getTime() + 60_000)}`
    if (waiting.length === 0) break
    game.clock.advance(1)
  }
  expect(await sql`SELECT FROM player_deletion`).toEqual([])
  expect(await sql`SELECT kind, last_error FROM timer WHERE last_error IS NOT NULL`).toEqual([])
}

/** Lets the three days pass and everything be done. */
export async function letGo(game: Game, lord: Lord): Promise<void> {
  expect((await askToDelete(lord)).status).toBe(200)
  game.clock.advance(3 * DAY_SECONDS + 1)
  await finishDeletions(game)
}

/** `table.column` of every text that holds one of the words. */
export async function findWords(words: readonly string[]): Promise<string[]> {
  const columns = await sql<{ schema: string; table: string; column: string }>`
    SELECT table_schema AS schema, table_name AS "table", column_name AS "column"
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'graphile_worker')
      AND (data_type IN ('text', 'json', 'jsonb', 'character varying', 'inet') OR data_type = 'ARRAY')`
  expect(columns.length).toBeGreaterThan(100)
  const found: string[] = []
  for (const { schema, table, column } of columns) {
    const text = `SELECT 1 AS one FROM "${schema}"."${table}" WHERE "${column}"::text ILIKE ANY ($1) LIMIT 1`
    const hits = await searchBy(text, words)
    if (hits) found.push(`${table}.${column}`)
  }
  return found
}

async function searchBy(text: string, words: readonly string[]): Promise<boolean> {
  const { currentPlatform } = await import('#server/platform/ambient.ts')
  const { rows } = await currentPlatform().database.pool.query(text, [words.map((word) => `%${word}%`)])
  return rows.length > 0
}
