import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { clusterOf } from '#server/platform/database/embedded/make-cluster.ts'
import { findPostmaster } from '#server/platform/database/embedded/postmaster.ts'

/**
 * Connects to the embedded database of a running server, to set up what would take days of play. Close it
 * afterwards.
 */
export async function connectToGame(dataDir: string): Promise<pg.Client> {
  const cluster = clusterOf(dataDir)
  const running = await findPostmaster(cluster.folder)
  if (!running?.ready) throw new Error('The server of this folder does not run')
  const password = (await readFile(cluster.passwordFile, 'utf8')).trim()
  const client = new pg.Client(`postgresql://donjon:${password}@127.0.0.1:${running.port}/donjon`)
  await client.connect()
  return client
}
