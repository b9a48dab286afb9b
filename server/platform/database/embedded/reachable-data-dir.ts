import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isReachable } from './reachable.ts'
import type { RunAs } from './run-as.ts'

const SYSTEM_FOLDER = '/var/lib'

const NOTE = 'postgres-folder'

/** The folder that the file `postgres-folder` in `dataDir` names. */
export async function knownDataDir(dataDir: string): Promise<string | undefined> {
  return (await readFile(path.join(dataDir, NOTE), 'utf8').catch(() => undefined))?.trim()
}

/**
 * The folder for the cluster of `dataDir`: that folder itself, or, if it is in a private folder of root that
 * PostgreSQL's user cannot enter, a system folder. The file `postgres-folder` in `dataDir` then names it.
 */
export async function reachableDataDir(dataDir: string, runAs: RunAs): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  if (runAs.uid === undefined || (await isReachable(dataDir))) return dataDir
  const known = await knownDataDir(dataDir)
  if (known !== undefined) return known
  const folder = await mkdtemp(path.join(SYSTEM_FOLDER, 'donjon-'))
  await chmod(folder, 0o711)
  await writeFile(path.join(dataDir, NOTE), `${folder}\n`)
  return folder
}
