import { readFileSync } from 'node:fs'
import path from 'node:path'

function readVersion(): string {
  const file = path.resolve(import.meta.dirname, '../..', 'package.json')
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const version: unknown =
    typeof read === 'object' && read !== null ? Reflect.get(read, 'version') : undefined
  if (typeof version !== 'string') throw new Error(`${file} has no version`)
  return version
}

/** The release, as error reports name it: `donjon@` and the version of package.json. */
export const RELEASE = `donjon@${readVersion()}`
