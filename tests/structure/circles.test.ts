import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { circlesOf } from './import-circles.ts'
import { importsOf } from './read-imports.ts'

function filesOf(...rooms: string[]): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...rooms]
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\n')
  return files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
}

function pathOf(file: string, target: string): string {
  return target.startsWith('#') ? target.slice(1) : normalize(join(dirname(file), target))
}

/** Every file that it names, by value, by type or lazily. The compiler's reader is not misled by imports in a text that a file writes. */
function namedBy(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'))
  return importedFiles.map(({ fileName }) => pathOf(file, fileName))
}

/** The files that must be there before it runs. */
function neededBy(file: string): string[] {
  return importsOf(file)
    .filter(({ typeOnly, lazy }) => !typeOnly && !lazy)
    .map(({ target }) => pathOf(file, target))
}

function arrows(files: readonly string[], targetsOf: (file: string) => string[]) {
  return new Map(files.map((file) => [file, targetsOf(file)]))
}

/**
 * Circles that are still allowed, each as its files in the order of the alphabet. This list only shrinks: a type that two files
 * need stands in a third one, or beside the table that it describes.
 */
const ALLOWED: readonly (readonly string[])[] = []

describe('files that import each other in a circle', () => {
  test('are found', () => {
    const circles = circlesOf(
      new Map([
        ['a', ['b']],
        ['b', ['c', 'outside']],
        ['c', ['b', 'd']],
        ['d', []],
        ['e', ['f']],
        ['f', ['g', 'a']],
        ['g', ['e']],
        ['self', ['self']],
      ]),
    )
    expect(circles).toEqual([['b', 'c'], ['e', 'f', 'g'], ['self']])
  })

  test('do not exist by value', () => {
    const files = filesOf()
    expect(files.length).toBeGreaterThan(1000)
    expect(circlesOf(arrows(files, neededBy))).toEqual([])
  })

  test('do not exist on the server, in rules, catalogue and tools, types too', () => {
    const files = filesOf('server', 'rules', 'catalogue', 'tools')
    const named = arrows(files, namedBy)
    expect([...named.values()].flat().filter((target) => named.has(target)).length).toBeGreaterThan(1000)
    expect(circlesOf(named)).toEqual(ALLOWED)
  })
})
