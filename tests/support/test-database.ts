import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseUrl, templateName } from './database-server.ts'
import './database-setup.ts'

/** A fresh, migrated, empty database of a test file's own. */
export interface TestDatabase {
  readonly url: string
  /** Cuts what is still connected and removes it. */
  drop(): Promise<void>
}

const onServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('databaseServerUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY FILE_COPY`)
  return {
    url: databaseUrl(inject('databaseServerUrl'), name),
    drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`),
  }
}
