import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { domainLists } from './domain-lists.ts'
import { GAME_DATA_FILE, gameDataYaml } from './game-data.ts'
import { PATHS_FILE, pathsYaml } from './paths.ts'
import { tableList } from './table-list.ts'
import { OPENAPI_FILE, openapiWithTags } from './tags.ts'

/** The generated files outside of `generated/`: lists that follow from the folders of the domains. */
async function followingFiles(root: string, contracts: string): Promise<{ file: string; text: string }[]> {
  return [
    { file: join(contracts, OPENAPI_FILE), text: await openapiWithTags(contracts) },
    { file: join(contracts, PATHS_FILE), text: await pathsYaml(contracts) },
    { file: join(contracts, GAME_DATA_FILE), text: await gameDataYaml(contracts) },
    ...[...(await domainLists(root)), await tableList(root)].map(({ file, text }) => ({
      file: join(root, file),
      text,
    })),
  ]
}

/** Writes these files. The bundles are made from those of the contracts. */
export async function writeFollowing(root: string, contracts: string): Promise<void> {
  for (const { file, text } of await followingFiles(root, contracts)) await writeFile(file, text)
}

async function readCommitted(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

/** Names of these files that are missing or out of date. */
export async function staleFollowing(root: string, contracts: string): Promise<string[]> {
  const files = await Promise.all(
    (await followingFiles(root, contracts)).map(async ({ file, text }) => ({
      file,
      isStale: (await readCommitted(file)) !== text,
    })),
  )
  return files.filter(({ isStale }) => isStale).map(({ file }) => file)
}
