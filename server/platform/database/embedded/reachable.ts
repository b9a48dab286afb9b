import { stat } from 'node:fs/promises'
import path from 'node:path'

const OTHERS_MAY_ENTER = 0o001

function ancestors(folder: string): string[] {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [folder, ...ancestors(parent)]
}

/** Whether an unprivileged user can reach this folder. */
export async function isReachable(folder: string): Promise<boolean> {
  const modes = await Promise.all(
    ancestors(path.resolve(folder)).map(async (place) => (await stat(place)).mode),
  )
  return modes.every((mode) => (mode & OTHERS_MAY_ENTER) !== 0)
}
