import type { TestProject } from 'vitest/node'
import { type DatabaseServer, startDatabaseServer } from './database-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the one PostgreSQL of this test run. */
    databaseServerUrl: string
  }
}

let server: DatabaseServer | undefined

/** Vitest's globalSetup: one PostgreSQL for all files of the run. */
export const setup = async (project: TestProject): Promise<void> => {
  server = await startDatabaseServer()
  project.provide('databaseServerUrl', server.url)
}

export const teardown = async (): Promise<void> => {
  await server?.stop()
}
