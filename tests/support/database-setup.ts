import type { TestProject } from 'vitest/node'
import { type DatabaseServer, startDatabaseServer } from './database-server.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Vitest's own.
  interface ProvidedContext {
    /** URL of the PostgreSQL of this test run. */
    databaseServerUrl: string
  }
}

let server: DatabaseServer | undefined

/** Vitest's globalSetup: one PostgreSQL for all files of the run. */
export async function setup(project: TestProject): Promise<void> {
  server = await startDatabaseServer()
  project.provide('databaseServerUrl', server.url)
}

export async function teardown(): Promise<void> {
  await server?.stop()
}
