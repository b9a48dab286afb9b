import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isReachable } from './reachable.ts'
import type { RunAs } from './run-as.ts'

const systemFolder = '/var/lib'

/**
 * Where the cluster of `dataDir` lies: there, or, where root's project lies in a private folder that PostgreSQL's user
 * cannot enter, in a folder of the system that the file `postgres-folder` in `dataDir` names from then on.
 */
export async function reachableDataDir(dataDir: string, runAs: RunAs): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  if (runAs.uid === undefined || (await isReachable(dataDir))) return dataDir
  const note = path.join(dataDir, 'postgres-folder')
  const known = await readFile(note, 'utf8').catch(() => undefined)
  if (known !== undefined) return known.trim()
  const folder = await mkdtemp(path.join(systemFolder, 'donjon-'))
  await chmod(folder, 0o711)
  await writeFile(note, `${folder}\n`)
  return folder
}
