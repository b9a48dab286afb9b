import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder in memory that Linux has for all its users. */
const MEMORY_FOLDER = '/dev/shm'

/** Far more than the databases of a run take, so that a small machine or container uses its disk. */
const FREE_BYTES_MIN = 6e9

async function scratchPlace(): Promise<string> {
  // What is kept there counts as memory of this container.
  if (process.availableMemory() < FREE_BYTES_MIN) return tmpdir()
  const memory = await statfs(MEMORY_FOLDER).catch(() => undefined)
  return memory && memory.bavail * memory.bsize >= FREE_BYTES_MIN ? MEMORY_FOLDER : tmpdir()
}

/**
 * A new folder for a database, in memory where there is enough. A database has a thousand files, and a disk may take most of a second to
 * create them.
 */
export async function makeScratchFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(await scratchPlace(), prefix))
  // Under root, PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755)
  return folder
}
