import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { makeScratchFolder } from './scratch-folder.ts'

/** Name of the environment variable with the data folder that `game-folder-setup.ts` has made. */
export const MIGRATED_FOLDER = 'DONJON_MIGRATED_FOLDER'

const execute = promisify(execFile)

/** A new data folder. Within a test run its database is already migrated. */
export async function makeGameFolder(prefix: string): Promise<string> {
  const folder = await makeScratchFolder(prefix)
  const migrated = process.env[MIGRATED_FOLDER]
  // `cp` keeps the owner of the files, Node's copy does not.
  if (migrated !== undefined) await execute('cp', ['-a', `${migrated}/.`, folder])
  return folder
}
