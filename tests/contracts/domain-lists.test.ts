import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { domainLists } from '#tools/generate/domain-lists.ts'
import { tableList } from '#tools/generate/table-list.ts'

let root = ''
async function add(file: string) {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), '')
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'donjon-domains-'))
})
afterEach(() => rm(root, { recursive: true }))

test('each list holds the domains that have its file, and no others', async () => {
  await add('server/domains/handlers.ts')
  await add('server/domains/guild/handlers.ts')
  await add('server/domains/army/handlers.ts')
  await add('server/domains/army/live.ts')
  await add('apps/game/src/features/guild/pages.ts')
  await add('apps/game/src/features/auth/routes.ts')
  const lists = await domainLists(root)
  const contents = Object.fromEntries(
    lists.map(({ file, text }) => [
      file,
      text.split('\n').filter((line) => /^import \{|^ {2}\.\.\./.test(line)),
    ]),
  )
  expect(contents).toEqual({
    'server/domains/handlers.ts': [
      "import { armyHandlers } from './army/handlers.ts'",
      "import { guildHandlers } from './guild/handlers.ts'",
      '  ...armyHandlers,',
      '  ...guildHandlers,',
    ],
    'server/domains/channels.ts': ["import { armyChannels } from './army/live.ts'", '  ...armyChannels,'],
    'apps/game/src/pages/page-views.ts': [
      "import { guildPages } from '../features/guild/pages.ts'",
      '  ...guildPages,',
    ],
  })
})

test('the list of tables holds the folders of every floor that describe some', async () => {
  await add('server/domains/tables.ts')
  await add('server/domains/auth/second-factor/tables.ts')
  await add('server/platform/tables.ts')
  await add('server/game/raids/tables.ts')
  const { file, text } = await tableList(root)
  expect(file).toBe('server/domains/tables.ts')
  expect(text.split('\n').filter((line) => /^import \{|^ {2}\.\.\./.test(line))).toEqual([
    "import { tables as gameRaids } from '../game/raids/tables.ts'",
    "import { tables as platform } from '../platform/tables.ts'",
    "import { tables as domainsAuthSecondFactor } from './auth/second-factor/tables.ts'",
    '  ...gameRaids,',
    '  ...platform,',
    '  ...domainsAuthSecondFactor,',
  ])
})
