import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Paths of all files below a folder, empty where it does not exist. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** Folders below a folder that contain no file, the deepest first. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const inner = join(folder, entry.name)
    await removeEmptyFolders(inner)
    if ((await readdir(inner)).length === 0) await rm(inner, { recursive: true })
  }
}

/**
 * Makes `served` contain exactly the files of `built`, and removes `built`. A server reads `served` meanwhile: first come the files that pages
 * name, then the pages that name them, then go the files that nothing names any more. So no file is missing for a moment, which a folder that
 * is renamed would be. Both folders must be on one disk.
 */
export async function switchFolder(built: string, served: string): Promise<void> {
  const [wanted, present] = await Promise.all([filesOf(built), filesOf(served)])
  const before = new Set(present)
  const added = wanted.filter((file) => !before.has(file))
  const replaced = wanted.filter((file) => before.has(file))
  for (const file of [...added, ...replaced]) {
    const target = join(served, file)
    await mkdir(dirname(target), { recursive: true })
    await rename(join(built, file), target)
  }
  const kept = new Set(wanted)
  for (const file of present) if (!kept.has(file)) await rm(join(served, file))
  await mkdir(served, { recursive: true })
  await removeEmptyFolders(served)
  await rm(built, { recursive: true, force: true })
}
