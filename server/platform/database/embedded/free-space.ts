import { statfs } from 'node:fs/promises'
import { clusterOf } from './make-cluster.ts'
import { findPostmaster } from './postmaster.ts'
import { knownDataDir } from './reachable-data-dir.ts'

/**
 * Bytes that are left for the embedded database of `dataDir`. Undefined if `url` leads to another PostgreSQL, whose
 * disk is out of sight, or if it does not run.
 */
export async function freeSpaceFor(url: string, dataDir: string): Promise<number | undefined> {
  const { folder } = clusterOf((await knownDataDir(dataDir)) ?? dataDir)
  const running = await findPostmaster(folder)
  const { hostname, port } = new URL(url)
  if (hostname !== '127.0.0.1' || running?.port !== Number(port)) return undefined
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
