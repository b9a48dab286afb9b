import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TARGETS } from '#tools/build/targets.ts'
import { copiesOfImage } from '../support/dockerfile.ts'
import { reachableFrom } from './reachable-files.ts'

const { files, packages } = reachableFrom(['server/main.ts', 'server/compile-all.ts', 'tools/operator/*.ts'])
const copies = copiesOfImage()

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

describe('the image', () => {
  it('has every file that the server and the tools of operators import', () => {
    const copied = copies.filter(({ stage }) => stage === undefined).flatMap(({ sources }) => sources)
    expect(files.size).toBeGreaterThan(500)
    expect([...files].filter((file) => !copied.some((path) => isBelow(file, path)))).toEqual([])
  })

  it('has every folder that a build for production writes', () => {
    const served = TARGETS.filter(({ development }) => !development).map(({ output }) => `dist/${output}`)
    const copied = copies.filter(({ stage }) => stage === 'build').map(({ target }) => target)
    expect(copied.sort()).toEqual(served.sort())
  })
})

describe('the packages for production', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

  it('are all that the server and the tools of operators import', () => {
    const missing = [...packages].filter(([name]) => !Object.hasOwn(dependencies, name))
    expect(missing).toEqual([])
  })

  it('are none that only builds and tests import: those are devDependencies', () => {
    expect(Object.keys(dependencies).filter((name) => !packages.has(name))).toEqual([])
    expect(devDependencies).toHaveProperty('react')
  })
})
