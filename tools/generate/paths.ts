import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { type Fields, isFields, listOf, textOf } from './document.ts'

const HEADER = '# Generated from domains/*/paths.yaml by npm run generate. Do not edit.\n'

/** Below the folder of contracts. */
export const PATHS_FILE = 'paths.yaml'

async function readFields(contracts: string, file: string): Promise<Fields> {
  const fields: unknown = parse(await readFile(join(contracts, file), 'utf8'))
  if (!isFields(fields)) throw new Error(`${file} holds no fields`)
  return fields
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** The domains in the order of the tags, which is the order of the published documentation. */
async function domainsOf(contracts: string): Promise<string[]> {
  const tags = listOf(await readFields(contracts, 'openapi.yaml'), 'tags').map((tag) => textOf(tag, 'name'))
  const folders = await readdir(join(contracts, 'domains'))
  for (const folder of folders) {
    const file = `domains/${folder}/paths.yaml`
    if (!tags.includes(folder) && (await exists(join(contracts, file))))
      throw new Error(`${file}: openapi.yaml has no tag ${folder}`)
  }
  return tags.filter((tag) => tag !== undefined)
}

function referenceTo(domain: string, path: string): string {
  return `domains/${domain}/paths.yaml#/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** The YAML that lists the paths of all domains. */
export async function pathsYaml(contracts: string): Promise<string> {
  const paths = new Map<string, string>()
  for (const domain of await domainsOf(contracts)) {
    for (const path of Object.keys(await readFields(contracts, `domains/${domain}/paths.yaml`))) {
      if (paths.has(path)) throw new Error(`Two domains have the path ${path}`)
      paths.set(path, referenceTo(domain, path))
    }
  }
  const document = Object.fromEntries([...paths].map(([path, $ref]) => [path, { $ref }]))
  return HEADER + stringify(document, { lineWidth: 0 })
}
