import path from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'

/** Where a database lies: the name on its server, `donjon at db.example:5432`. Never the password. */
export function describeUrl(url: string): string {
  const { host, port, database } = new pg.Client({ connectionString: url })
  return `${database} at ${host}:${port}`
}

/** The name of the database in DATABASE_URL, as PostgreSQL knows it. */
export function databaseNameOf(url: string): string {
  return new pg.Client({ connectionString: url }).database ?? ''
}

/** The database that the settings name, for people: by server and name, or by the folder of the embedded one. */
export function describeDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  return databaseUrl ? describeUrl(databaseUrl) : `the embedded one in ${path.resolve(dataDir)}`
}
