import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'

const FILE = 'server/domains/tables.ts'
const DESCRIPTION = '../platform/database/table-description.ts'

type Source = { readonly name: string; readonly path: string }

/** `gameRaids` for `game/raids/tables.ts`, with its path from the list. */
function sourceOf(file: string): Source {
  const folder = posix.dirname(file)
  const path = posix.relative('domains', file)
  return {
    name: folder.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase()),
    path: path.startsWith('.') ? path : `./${path}`,
  }
}

/** The server's files with descriptions of tables. */
async function sourcesIn(root: string): Promise<Source[]> {
  const files = await readdir(join(root, 'server'), { recursive: true })
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/tables.ts') && `server/${file}` !== FILE)
    .map(sourceOf)
}

/** In the order of the linter. */
function byPath(one: Source, other: Source): number {
  return one.path < other.path ? -1 : 1
}

/** `server/domains/tables.ts`, which collects the descriptions of all floors. `tests/structure/retention.test.ts` checks that no table is missing. */
export async function tableList(root: string): Promise<{ file: string; text: string }> {
  const sources = (await sourcesIn(root)).sort(byPath)
  const imports = [...sources, { name: '', path: DESCRIPTION }]
    .sort(byPath)
    .map(({ name, path }) =>
      path === DESCRIPTION
        ? `import type { TableDescription } from '${path}'\n`
        : `import { tables as ${name} } from '${path}'\n`,
    )
  const text = [
    '// Generated from server/**/tables.ts by npm run generate. Do not edit.\n',
    ...imports,
    '\n/** What happens with the rows of every table of the database. */\n',
    'export const tables: readonly TableDescription[] = [\n',
    ...sources.map(({ name }) => `  ...${name},\n`),
    ']\n',
  ]
  return { file: FILE, text: text.join('') }
}
