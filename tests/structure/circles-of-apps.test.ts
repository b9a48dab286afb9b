import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf } from './read-imports.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file))

/** The files under apps/ that a file imports: by value, for a type only, or late. */
function importedBy(file: string): string[] {
  return importsOf(file)
    .map(({ target }) => normalize(join(dirname(file), target)))
    .filter((target) => target.startsWith('apps/'))
}

/** What remains when files that import no other, and files that no other imports, are taken away again and again: circles and what connects them. */
function filesInCircles(arrows: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Set(arrows.keys())
  for (let size = -1; size !== left.size; ) {
    size = left.size
    for (const file of left) if (!arrows.get(file)?.some((to) => left.has(to))) left.delete(file)
    const targets = new Set([...left].flatMap((file) => arrows.get(file) ?? []))
    for (const file of left) if (!targets.has(file)) left.delete(file)
  }
  return [...left].sort()
}

describe('circles of the apps', () => {
  const imports = new Map(files.map((file) => [file, importedBy(file)]))

  test('no file imports what imports it, not even for a type', () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(filesInCircles(imports)).toEqual([])
  })

  test('imports of types and late imports count', () => {
    const isImported = (file: string, target: string) =>
      imports.get(`apps/game/src/${file}`)?.includes(`apps/game/src/${target}`)
    expect(isImported('shell/sound.ts', 'shell/sounds.ts')).toBe(true)
    expect(isImported('layouts/menu-sheet.tsx', 'layouts/menu-item.tsx')).toBe(true)
    expect(isImported('layouts/game-menu.tsx', 'layouts/menu-sheet.tsx')).toBe(true)
  })

  test('a circle is found with the files between circles', () => {
    const arrows = { a: ['b'], b: ['c'], c: ['b', 'd'], d: [], e: ['e'] }
    expect(filesInCircles(new Map(Object.entries(arrows)))).toEqual(['b', 'c', 'e'])
  })
})
