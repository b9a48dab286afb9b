import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Fields, isFields } from './document.ts'

/** The YAML document of a file below the folder of contracts. Throws if it is no map. */
export async function readFields(contracts: string, file: string): Promise<Fields> {
  const fields: unknown = parse(await readFile(join(contracts, file), 'utf8'))
  if (!isFields(fields)) throw new Error(`${file} holds no fields`)
  return fields
}

/** The file with the tag and the calls of a domain, below the folder of contracts. */
export function pathsFileOf(domain: string): string {
  return `domains/${domain}/paths.yaml`
}

/** The domains that have calls. */
export async function domainsWithPaths(contracts: string): Promise<string[]> {
  const folders = await readdir(join(contracts, 'domains'))
  const found = await Promise.all(
    folders.map((folder) =>
      access(join(contracts, pathsFileOf(folder))).then(
        () => true,
        () => false,
      ),
    ),
  )
  return folders.filter((_, index) => found[index]).sort()
}
