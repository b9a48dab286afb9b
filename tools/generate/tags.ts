import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isCollection, parseDocument } from 'yaml'
import { fieldsOf, textOf } from './document.ts'
import { domainsWithPaths, pathsFileOf, readFields } from './domain-files.ts'

/** Below the folder of contracts. */
export const OPENAPI_FILE = 'openapi.yaml'

export type DomainTag = { name: string; description: string }

type PlacedTag = DomainTag & { after: string | undefined }

async function readTag(contracts: string, domain: string): Promise<PlacedTag> {
  const file = pathsFileOf(domain)
  const tag = fieldsOf(await readFields(contracts, file), 'x-tag')
  const description = textOf(tag, 'description')
  if (description === undefined) throw new Error(`${file}: x-tag has no description`)
  return { name: domain, description, after: textOf(tag, 'after') }
}

/** The tags after `name`, each followed by those after it. A short row stands before a long one. */
function following(tags: readonly PlacedTag[], name: string | undefined): PlacedTag[] {
  const rows = tags.filter(({ after }) => after === name).map((tag) => [tag, ...following(tags, tag.name)])
  return rows.sort((a, b) => a.length - b.length).flat()
}

/** One tag for each domain, in the order of the published documentation: each after the one that it names. */
export async function tagsOf(contracts: string): Promise<DomainTag[]> {
  const domains = await domainsWithPaths(contracts)
  const tags = await Promise.all(domains.map((domain) => readTag(contracts, domain)))
  const ordered = following(tags, undefined)
  const lost = tags.find((tag) => !ordered.includes(tag))
  if (lost)
    throw new Error(
      `${pathsFileOf(lost.name)}: x-tag stands after ${lost.after}, which leads to no first tag`,
    )
  return ordered.map(({ name, description }) => ({ name, description }))
}

/** `openapi.yaml` with the tags of all domains. The linter does not follow a reference there. */
export async function openapiWithTags(contracts: string): Promise<string> {
  const text = await readFile(join(contracts, OPENAPI_FILE), 'utf8')
  const list = parseDocument(text).get('tags')
  if (!isCollection(list) || !list.range) throw new Error(`${OPENAPI_FILE} has no list of tags`)
  const [start, end] = list.range
  const tags = (await tagsOf(contracts)).map(
    ({ name, description }) => `- { name: ${name}, description: ${JSON.stringify(description)} }\n`,
  )
  return text.slice(0, start) + tags.join('  ') + text.slice(end)
}
