import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** A backup that is not complete has its name with this ending. */
export const PARTIAL = '.partial'

/** A backup that was begun so long ago does not run any more, ms. */
const LEFT_MS = 86_400_000

/** Whether a folder holds nothing but files of a backup. */
async function isOfBackup(folder: string): Promise<boolean> {
  const entries = await readdir(folder)
  return entries.every((name) => name === 'manifest.json' || name.endsWith('.copy.zst'))
}

/** Removes what backups that were killed more than a day ago have left in this folder. Returns the paths. */
export async function removeLeftovers(parent: string): Promise<string[]> {
  const removed: string[] = []
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    if (!entry.isDirectory() || !entry.name.endsWith(PARTIAL)) continue
    const folder = path.join(parent, entry.name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs < LEFT_MS || !(await isOfBackup(folder))) continue
    await rm(folder, { recursive: true })
    removed.push(folder)
  }
  return removed
}
