import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { isAllowed, READ_LICENCES } from './licences.ts'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ name: z.string().optional(), license: z.string().optional(), link: z.boolean().optional() }),
  ),
})

/** Every package of the lock file, for all systems, for the game and its tools. */
const packages = Object.entries(
  lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages,
)
  .filter(([path]) => path !== '')
  .map(([path, { name, license }]) => ({
    name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    license,
  }))

test('every package has a licence of the list', () => {
  expect(packages.length).toBeGreaterThan(1_000)
  const others = packages.filter(({ name, license }) => !isAllowed(READ_LICENCES[name] ?? license ?? ''))
  expect(others).toEqual([])
})

test('no licence is named for a package that is gone or tells its own', () => {
  const needless = Object.keys(READ_LICENCES).filter(
    (name) => !packages.some((one) => one.name === name && !isAllowed(one.license ?? '')),
  )
  expect(needless).toEqual([])
})

describe('a licence', () => {
  it.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', '(MPL-2.0 OR Apache-2.0)', 'BSD-2-Clause OR MIT OR X'])(
    '%s is allowed',
    (expression) => expect(isAllowed(expression)).toBe(true),
  )

  it.each([
    '',
    'FSL-1.1-Apache-2.0',
    'GPL-3.0',
    'MIT AND GPL-3.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
  ])('%j is refused', (expression) => expect(isAllowed(expression)).toBe(false))
})
