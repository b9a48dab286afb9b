import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseUrl, TEMPLATE_NAME } from './database-server.ts'
import './database-setup.ts'

/** A new, migrated, empty database for one test file. */
export type TestDatabase = {
  readonly url: string
  /** Closes open connections and removes it. */
  drop(): Promise<void>
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServerUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function createFrom(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  return {
    url: databaseUrl(inject('databaseServerUrl'), name),
    drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** Copies the migrated database, which takes a few hundredths of a second. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(TEMPLATE_NAME)
}

/** A database without tables, for tests of migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template1')
}
