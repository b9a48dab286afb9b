import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf } from './read-imports.ts'

/** ARCHITECTURE.md, "Folders". A file belongs to the first folder that matches. */
const ROOMS: { room: string; mayImport: string[]; packages: boolean }[] = [
  { room: 'rules/', mayImport: ['rules/'], packages: false },
  { room: 'catalogue/', mayImport: ['catalogue/', 'rules/'], packages: false },
  { room: 'generated/', mayImport: ['generated/'], packages: true },
  { room: 'server/', mayImport: ['server/', 'rules/', 'catalogue/', 'generated/'], packages: true },
  // The container image holds no other tools.
  { room: 'tools/operator/', mayImport: ['tools/operator/', 'server/'], packages: true },
  {
    room: 'apps/game/src/ui/',
    // Rules that the interface would otherwise repeat: the tiers of quality, currencies, plurals, sums as people write them, what texts with markup may contain.
    mayImport: [
      'apps/game/src/ui/',
      'apps/game/src/art/',
      'rules/gear/quality.ts',
      'rules/core/currencies.ts',
      'rules/core/plurals.ts',
      'rules/core/written-sum.ts',
      'rules/player/shown-experience.ts',
      'rules/content/rich-text.ts',
      'rules/content/rich-text-words.ts',
      'apps/rich-text/',
    ],
    packages: true,
  },
  { room: 'apps/game/src/art/', mayImport: ['apps/game/src/art/', 'rules/heraldry/'], packages: true },
  { room: 'apps/error-reports/', mayImport: ['apps/error-reports/', 'package.json'], packages: true },
  { room: 'apps/idempotency/', mayImport: ['apps/idempotency/'], packages: false },
  { room: 'apps/kept-text/', mayImport: ['apps/kept-text/'], packages: false },
  { room: 'apps/keyboard/', mayImport: ['apps/keyboard/'], packages: false },
  { room: 'apps/rich-text/', mayImport: ['apps/rich-text/', 'rules/content/'], packages: true },
  {
    room: 'apps/game/',
    mayImport: [
      'apps/game/',
      'apps/error-reports/',
      'apps/idempotency/',
      'apps/kept-text/',
      'apps/keyboard/',
      'apps/rich-text/',
      'apps/vite-plugins',
      'rules/',
      'catalogue/',
      'generated/',
    ],
    packages: true,
  },
  {
    room: 'apps/admin/',
    mayImport: [
      'apps/admin/',
      'apps/error-reports/',
      'apps/idempotency/',
      'apps/kept-text/',
      'apps/keyboard/',
      'apps/rich-text/',
      'apps/vite-plugins',
      'rules/',
      'catalogue/',
      'generated/',
    ],
    packages: true,
  },
]

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|js|mjs)$/.test(file))

function resolve(file: string, target: string): string {
  return target.startsWith('.') ? normalize(join(dirname(file), target)) : target
}

function faultsOf(file: string): string[] {
  const room = ROOMS.find((candidate) => file.startsWith(candidate.room))
  if (!room) return []
  return importsOf(file).flatMap(({ target }) => {
    const local = target.startsWith('.')
    const allowed = local
      ? room.mayImport.some((prefix) => resolve(file, target).startsWith(prefix))
      : room.packages
    return allowed ? [] : [`${file} imports ${target}`]
  })
}

describe('import rules', () => {
  test.each(ROOMS.map(({ room }) => room))('%s keeps its walls', (room) => {
    const inRoom = files.filter((file) => file.startsWith(room))
    expect(inRoom.length).toBeGreaterThan(0)
    expect(inRoom.flatMap(faultsOf)).toEqual([])
  })

  test('what lies in another room is imported from the root', () => {
    const topOf = (path: string) => path.split('/', path.startsWith('apps/') ? 2 : 1).join('/')
    // Vite bundles its configuration and what that imports, and resolves no paths from the root there.
    const isConfiguration = (file: string) => /^(apps\/([^/]+\/)?[^/]+\.ts|\.storybook\/.*|[^/]+)$/.test(file)
    const faults = files
      .filter((file) => !isConfiguration(file))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target, fromRoot }) => target.startsWith('.') && !fromRoot)
          .filter(({ target }) => topOf(resolve(file, target)) !== topOf(file) && !target.endsWith('.json'))
          .map(({ target }) => `${file} imports ${target}`),
      )
    expect(faults).toEqual([])
  })

  test('catalogue imports only types from rules', () => {
    const faults = files
      .filter((file) => file.startsWith('catalogue/'))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target, typeOnly }) => resolve(file, target).startsWith('rules/') && !typeOnly)
          .map(({ target }) => `${file} imports ${target}`),
      )
    expect(faults).toEqual([])
  })

  test('ui imports neither router, queries nor features', () => {
    const faults = files
      .filter((file) => file.startsWith('apps/game/src/ui/'))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target }) => /^(react-router|@tanstack|socket\.io|openapi-fetch)/.test(target))
          .map(({ target }) => `${file} imports ${target}`),
      )
    expect(faults).toEqual([])
  })

  const source = 'apps/game/src/'

  /** The folder of the game that a file belongs to: `features/army`, `shared`, `app`. */
  function gameRoom(file: string): string {
    const [room = '', feature] = file.slice(source.length).split('/')
    return room === 'features' ? `features/${feature}` : room
  }

  /** Imports between folders of the game: the importing file and the imported folder. */
  const gameImports = files
    .filter((file) => file.startsWith(source))
    .flatMap((file) =>
      importsOf(file)
        .map(({ target }) => resolve(file, target))
        .filter((target) => target.startsWith(source) && gameRoom(target) !== gameRoom(file))
        .map((target) => ({ file, from: gameRoom(file), target, to: gameRoom(target) })),
    )

  /** The layers of the game, lowest first. Each may import those before it. */
  const floors = ['art', 'ui', 'api', 'live', 'shell', 'shared', 'features', 'pages', 'layouts', 'app']

  /** Parts that a page of one feature shows although another feature owns them. */
  const composed: Record<string, string[]> = {
    'features/forge': ['features/craft/transfer-action.tsx'],
    'features/inventory': ['features/craft/transfer-action.tsx', 'features/market/offer.tsx'],
    'features/player': ['features/quests/use-castle-quests.tsx', 'features/taxes/taxes-card.tsx'],
  }

  test('a feature imports no other feature except the parts it composes', () => {
    const crossing = gameImports.filter(
      ({ from, to }) => from.startsWith('features/') && to.startsWith('features/'),
    )
    const faults = crossing.filter(
      ({ from, target }) => !composed[from]?.includes(target.slice(source.length)),
    )
    expect(faults.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
    const used = new Set(crossing.map(({ from, target }) => `${from}: ${target.slice(source.length)}`))
    const listed = Object.entries(composed).flatMap(([from, parts]) =>
      parts.map((part) => `${from}: ${part}`),
    )
    expect(listed.filter((entry) => !used.has(entry))).toEqual([])
  })

  test('the floors of the game import only what lies below them', () => {
    const floorOf = (room: string) => floors.indexOf(room.split('/')[0] ?? '')
    const faults = gameImports.filter(({ from, to }) => floorOf(from) >= 0 && floorOf(to) > floorOf(from))
    expect(faults.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })

  test("a domain's models stay inside its domain", () => {
    const faults = files
      .filter((file) => file.startsWith('server/domains/'))
      .flatMap((file) =>
        importsOf(file)
          .map(({ target }) => resolve(file, target))
          .filter(
            (target) =>
              /^server\/domains\/[^/]+\/models/.test(target) && target.split('/')[2] !== file.split('/')[2],
          )
          .map((target) => `${file} imports ${target}`),
      )
    expect(faults).toEqual([])
  })
})

describe('models', () => {
  const servers = files
    .filter((file) => file.startsWith('server/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

  test('are described in models.ts', () => {
    const describing = servers.filter(({ text }) => /= defineModel[(<]/.test(text)).map(({ file }) => file)
    expect(describing.length).toBeGreaterThan(0)
    expect(describing.filter((file) => !file.endsWith('/models.ts'))).toEqual([])
  })

  test('begin no transactions of their own', () => {
    const faults = servers.filter(({ text }) => /\.(findOrCreate|transaction)\(/.test(text))
    expect(faults.map(({ file }) => file)).toEqual([])
  })
})

describe('rules are pure', () => {
  test.each(files.filter((file) => /^(rules|catalogue)\//.test(file)))(
    '%s has no clock and no chance of its own',
    (file) => {
      expect(readFileSync(file, 'utf8')).not.toMatch(
        /Math\.random|Date\.now|new Date\(|process\.|globalThis|window\.|document\./,
      )
    },
  )
})
