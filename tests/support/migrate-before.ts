import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { applyMigrations } from '#server/platform/database/migrate.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../server/migrations')

/** Migrates an empty database with every migration whose name is lower than `end`, like an older server. */
export async function migrateBefore(client: pg.Client, end: string): Promise<void> {
  const files = (await readdir(FOLDER)).filter((name) => name < end).sort()
  const names = files.map((file) => path.basename(file, '.sql'))
  await applyMigrations(client, names)
  await client.query('INSERT INTO migration (name) SELECT unnest($1::text[])', [names])
}
