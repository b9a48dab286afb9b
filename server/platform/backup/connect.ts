import pg from 'pg'

/** A connection whose values have the same text form on every PostgreSQL. */
export async function connectForBackup(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'donjon backup' })
  // A lost connection rejects the running statement; without a listener the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`
    SET client_encoding = 'UTF8'; SET timezone = 'UTC'; SET datestyle = 'ISO'; SET bytea_output = 'hex';
    SET extra_float_digits = 1; SET search_path = public; SET statement_timeout = 0; SET lock_timeout = '30s';
    SET idle_in_transaction_session_timeout = 0`)
  return client
}
