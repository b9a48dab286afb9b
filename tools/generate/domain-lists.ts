import { readdir } from 'node:fs/promises'
import { dirname, join, posix, relative } from 'node:path'

/** A TypeScript file that collects what one file of each domain exports. */
type DomainList = {
  file: string
  /** The folder of the domains. */
  domains: string
  /** The file of a domain. It exports `<domain><suffix>`. */
  source: string
  suffix: string
  /** Imports before and after those of the domains, in the order of the linter. */
  importsBefore: string
  importsAfter: string
  /** What stands before and after the object's members. */
  opening: string
  closing: string
}

const LISTS: readonly DomainList[] = [
  {
    file: 'server/domains/handlers.ts',
    domains: 'server/domains',
    source: 'handlers.ts',
    suffix: 'Handlers',
    importsBefore: "import type { ApiHandlers } from '../platform/http/handlers/handlers.ts'\n",
    importsAfter: '',
    opening: '/** Every operation of the contract, by domain. */\nexport const handlers = {\n',
    closing: '} satisfies ApiHandlers\n',
  },
  {
    file: 'server/domains/channels.ts',
    domains: 'server/domains',
    source: 'live.ts',
    suffix: 'Channels',
    importsBefore: "import type { LiveChannels } from '../game/live/channels.ts'\n",
    importsAfter: '',
    opening: '/** Every live channel of the contract, by domain. */\nexport const channels = {\n',
    closing: '} satisfies LiveChannels\n',
  },
  {
    file: 'apps/game/src/pages/page-views.ts',
    domains: 'apps/game/src/features',
    source: 'pages.ts',
    suffix: 'Pages',
    importsBefore: "import type { PageKey } from '#catalogue/pages.ts'\n",
    importsAfter: "import type { PageView } from '../shell/feature-pages.ts'\n",
    opening:
      '/** A `Record`, so the compiler requires every page of the catalogue. */\nexport const PAGE_VIEWS: Record<PageKey, PageView> = {\n',
    closing: '}\n',
  },
]

async function domainsWith(folder: string, file: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const domains = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const files = await Promise.all(domains.map((domain) => readdir(join(folder, domain))))
  return domains.filter((_, index) => files[index]?.includes(file)).sort()
}

async function textOfList(root: string, list: DomainList): Promise<string> {
  const { domains: folder, source, suffix, importsBefore, importsAfter, opening, closing } = list
  const domains = await domainsWith(join(root, folder), source)
  const below = relative(dirname(list.file), folder).replaceAll('\\', '/')
  const imports = domains.map((domain) => {
    const path = posix.join(below, domain, source)
    return `import { ${domain}${suffix} } from '${path.startsWith('.') ? path : `./${path}`}'\n`
  })
  const header = `// Generated from ${folder}/*/${source} by npm run generate. Do not edit.\n`
  const members = domains.map((domain) => `  ...${domain}${suffix},\n`)
  return [header, importsBefore, ...imports, importsAfter, '\n', opening, ...members, closing].join('')
}

/**
 * The lists of the server and the game with their texts, files from `root`. The compiler checks that they are
 * complete.
 */
export function domainLists(root: string): Promise<{ file: string; text: string }[]> {
  return Promise.all(LISTS.map(async (list) => ({ file: list.file, text: await textOfList(root, list) })))
}
