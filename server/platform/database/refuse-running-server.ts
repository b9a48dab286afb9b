import type pg from 'pg'

/** A server uses the database, so a command that needs it alone does nothing. */
export class ServerRuns extends Error {
  constructor() {
    super('A server uses the database: stop it first')
    this.name = 'ServerRuns'
  }
}

/** Throws `ServerRuns` if a server of the game is connected to the database of the client. */
export async function refuseRunningServer(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND application_name IN ('donjon', 'donjon mail') LIMIT 1`)
  if (rowCount) throw new ServerRuns()
}
