import { stringify } from 'yaml'
import { pathsFileOf, readFields } from './domain-files.ts'
import { tagsOf } from './tags.ts'

const HEADER = '# Generated from domains/*/paths.yaml by npm run generate. Do not edit.\n'

/** Below the folder of contracts. */
export const PATHS_FILE = 'paths.yaml'

function referenceTo(domain: string, path: string): string {
  return `${pathsFileOf(domain)}#/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

async function pathsOf(contracts: string, domain: string): Promise<string[]> {
  const fields = Object.keys(await readFields(contracts, pathsFileOf(domain)))
  return fields.filter((field) => field.startsWith('/'))
}

/** The YAML that lists the paths of all domains, in the order of their tags. */
export async function pathsYaml(contracts: string): Promise<string> {
  const paths = new Map<string, string>()
  for (const { name: domain } of await tagsOf(contracts)) {
    for (const path of await pathsOf(contracts, domain)) {
      if (paths.has(path)) throw new Error(`Two domains have the path ${path}`)
      paths.set(path, referenceTo(domain, path))
    }
  }
  const document = Object.fromEntries([...paths].map(([path, $ref]) => [path, { $ref }]))
  return HEADER + stringify(document, { lineWidth: 0 })
}
