import { chmod, cp, lstat, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isReachable } from './reachable.ts'

const OTHERS_MAY_WRITE = 0o002

/** Whether the copy is ours: nobody else could create or change it. */
async function isOurs(folder: string): Promise<boolean> {
  const entry = await lstat(folder).catch(() => undefined)
  return Boolean(
    entry?.isDirectory() && entry.uid === process.getuid?.() && (entry.mode & OTHERS_MAY_WRITE) === 0,
  )
}

/**
 * `folder`, or a copy of it in the temporary folder if an unprivileged user cannot reach it: PostgreSQL does not
 * run as root, and root's project may be in a private folder. Made once per version in a temporary place and moved.
 */
export async function reachableCopy(folder: string, version: string): Promise<string> {
  if (await isReachable(folder)) return folder
  const copy = path.join(tmpdir(), `donjon-postgres-${version}`)
  if (await isOurs(copy)) return copy
  const aside = await mkdtemp(`${copy}-`)
  try {
    await cp(folder, aside, { recursive: true, verbatimSymlinks: true })
    await chmod(aside, 0o755)
    await rename(aside, copy).catch(async (error: unknown) => {
      if (!(await isOurs(copy))) throw error
    })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
  return copy
}
