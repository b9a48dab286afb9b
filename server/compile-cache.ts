import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

const BESIDE_THE_CODE = path.resolve(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled')

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Where compiled code is kept: beside the code, or in `dataDir` if the server's user may not write there. A folder beside the code that
 * exists all the same was filled by whoever installed the server, as in the image. Undefined if there is no place: a `dataDir` that does not
 * exist yet is not made here, because its owner and mode are not this module's to choose.
 */
export function compileCacheFolder(dataDir: string, beside: string = BESIDE_THE_CODE): string | undefined {
  if (isWritable(beside) || existsSync(beside)) return beside
  const inDataDir = path.resolve(dataDir, 'compiled')
  return existsSync(dataDir) && isWritable(inDataDir) ? inDataDir : undefined
}

/** Keeps compiled code for the next start: compiling takes a good part of one. Before the server's code is imported. */
export function keepCompiledCode(): void {
  const folder = compileCacheFolder(process.env.DATA_DIR || '.data')
  if (folder !== undefined) enableCompileCache(folder)
}
