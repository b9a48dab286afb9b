import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

function listed(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))
}

const tracked = listed()
const sources = listed('*.ts', '*.tsx', '*.css', '*.yaml', '*.sql').filter(
  (file) => !file.startsWith('generated/'),
)

/** Resolves a path from the root, from the file that names it, or by its end. */
function isThere(named: string, from: string): boolean {
  return (
    existsSync(named) ||
    existsSync(join(dirname(from), named)) ||
    tracked.some((file) => file.endsWith(`/${named}`))
  )
}

function comments(text: string): string[] {
  return text.match(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*|^\s*#.*|--\s.*/gm) ?? []
}

function filesNamed(comment: string): string[] {
  return comment.match(/[\w@][\w@./-]*\.(?:md|ts|tsx|yaml|sql|css)\b/g) ?? []
}

/** Sections of the specification are in docs/game.md, under their numbers. */
const sections = new Set(
  [...readFileSync('docs/game.md', 'utf8').matchAll(/^### (§\d)/gm)].map(([, section]) => section),
)

describe('comments', () => {
  test('name only existing files', () => {
    const faults = sources.flatMap((file) =>
      comments(readFileSync(file, 'utf8'))
        .flatMap(filesNamed)
        .filter((named) => !isThere(named, file))
        .map((named) => `${file} names ${named}`),
    )
    expect(faults).toEqual([])
  })

  test('name only existing sections of docs/game.md', () => {
    const faults = sources.flatMap((file) =>
      comments(readFileSync(file, 'utf8'))
        .flatMap((comment) => comment.match(/§\d+|\bsection \d+/gi) ?? [])
        .filter((section) => !sections.has(section))
        .map((section) => `${file} names ${section}`),
    )
    expect(sections.size).toBeGreaterThan(5)
    expect(faults).toEqual([])
  })
})
