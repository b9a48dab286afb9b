import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
const own = tracked.filter((file) => /\.(ts|tsx|css)$/.test(file) && !file.startsWith('generated/'))

describe('files', () => {
  test('none is longer than 300 lines', () => {
    const long = own
      .filter((file) => !file.startsWith('tests/'))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > 301)
    expect(long).toEqual([])
  })

  test('names are kebab-case and not generic', () => {
    const named = own.filter(
      (file) =>
        !/^[a-z0-9.-]+$/.test(file.split('/').at(-1) ?? '') ||
        /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(file),
    )
    expect(named).toEqual([])
  })

  test('the design card stands at the top level', () => {
    for (const place of [
      'package.json',
      'tsconfig.json',
      'contracts/openapi.yaml',
      'contracts/asyncapi.yaml',
      'generated/',
      'apps/game/',
      'apps/admin/',
      'server/',
      'stories/',
      'tests/',
      'README.md',
    ])
      expect(
        tracked.some((file) => file === place || file.startsWith(place)),
        place,
      ).toBe(true)
  })

  test('no source refers to paths outside of the repository', () => {
    const faults = own.filter(
      (file) =>
        /\/work\/|\/root\/|registry\.npmjs/.test(readFileSync(file, 'utf8')) &&
        !file.startsWith('tests/structure/'),
    )
    expect(faults).toEqual([])
  })
})

describe('the lock', () => {
  const locked = z
    .object({
      packages: z.record(
        z.string(),
        z.object({
          integrity: z.string().optional(),
          inBundle: z.boolean().optional(),
          hasInstallScript: z.boolean().optional(),
        }),
      ),
    })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages
  const packages = Object.entries(locked).filter(([path]) => path !== '')

  test('proves every package by its hash', () => {
    // A package inside another one is covered by the outer package's hash.
    const unproven = packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
    expect(unproven.map(([path]) => path)).toEqual([])
  })

  test('has exactly the install scripts that package.json allows or denies', () => {
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const withScript = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.split('node_modules/').at(-1))
    expect([...new Set(withScript)].sort()).toEqual(Object.keys(allowScripts).sort())
  })

  test('records no download address', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "http/)
  })
})
