import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/** ARCHITECTURE.md, "Who may import whom": the first matching room is the file's own. */
const rooms: { room: string; mayImport: string[]; packages: boolean }[] = [
  { room: 'rules/', mayImport: ['rules/'], packages: false },
  { room: 'catalogue/', mayImport: ['catalogue/', 'rules/'], packages: false },
  { room: 'generated/', mayImport: ['generated/'], packages: true },
  { room: 'server/', mayImport: ['server/', 'rules/', 'catalogue/', 'generated/'], packages: true },
  { room: 'apps/game/src/ui/', mayImport: ['apps/game/src/ui/', 'apps/game/src/art/'], packages: true },
  { room: 'apps/game/src/art/', mayImport: ['apps/game/src/art/'], packages: true },
  {
    room: 'apps/game/',
    mayImport: ['apps/game/', 'apps/vite-plugins', 'rules/', 'catalogue/', 'generated/'],
    packages: true,
  },
  {
    room: 'apps/admin/',
    mayImport: ['apps/admin/', 'apps/vite-plugins', 'rules/', 'catalogue/', 'generated/'],
    packages: true,
  },
]

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|js|mjs)$/.test(file))

type Import = { target: string; typeOnly: boolean }

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
  )
  return [...found].map(([, typeOnly, from, lazy, bare]) => ({
    target: from ?? lazy ?? bare ?? '',
    typeOnly: Boolean(typeOnly),
  }))
}

function resolve(file: string, target: string): string {
  return target.startsWith('.') ? normalize(join(dirname(file), target)) : target
}

function faultsOf(file: string): string[] {
  const room = rooms.find((candidate) => file.startsWith(candidate.room))
  if (!room) return []
  return importsOf(file).flatMap(({ target }) => {
    const local = target.startsWith('.')
    const allowed = local
      ? room.mayImport.some((prefix) => resolve(file, target).startsWith(prefix))
      : room.packages
    return allowed ? [] : [`${file} imports ${target}`]
  })
}

describe('who may import whom', () => {
  test.each(rooms.map(({ room }) => room))('%s keeps its walls', (room) => {
    const inRoom = files.filter((file) => file.startsWith(room))
    expect(inRoom.length).toBeGreaterThan(0)
    expect(inRoom.flatMap(faultsOf)).toEqual([])
  })

  test('catalogue takes only types from rules', () => {
    const faults = files
      .filter((file) => file.startsWith('catalogue/'))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target, typeOnly }) => resolve(file, target).startsWith('rules/') && !typeOnly)
          .map(({ target }) => `${file} imports ${target}`),
      )
    expect(faults).toEqual([])
  })

  test('ui knows neither router, queries nor features', () => {
    const faults = files
      .filter((file) => file.startsWith('apps/game/src/ui/'))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target }) => /^(react-router|@tanstack|socket\.io|openapi-fetch)/.test(target))
          .map(({ target }) => `${file} imports ${target}`),
      )
    expect(faults).toEqual([])
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
    const describing = servers.filter(({ text }) => /= defineModel\(/.test(text)).map(({ file }) => file)
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
