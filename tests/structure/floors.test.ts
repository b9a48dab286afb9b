import { describe, expect, test } from 'vitest'
import { DOMAIN_IMPORTS } from './domain-imports.ts'
import { domainOf, findCircle, SERVER_FILES } from './server-files.ts'

const FLOORS = ['server/platform/', 'server/game/', 'server/domains/']

function floorOf(path: string): number {
  const floor = FLOORS.findIndex((folder) => path.startsWith(folder))
  return floor === -1 ? FLOORS.length : floor
}

describe('the floors of the server', () => {
  test.each(FLOORS)('%s imports nothing from a floor above', (folder) => {
    const own = SERVER_FILES.filter(({ path }) => path.startsWith(folder))
    expect(own.length).toBeGreaterThan(0)
    const faults = own.flatMap(({ path, imports }) =>
      imports
        .filter((target) => floorOf(target) > floorOf(path))
        .map((target) => `${path} imports ${target}`),
    )
    expect(faults).toEqual([])
  })

  test('a domain imports another only where it is allowed to', () => {
    const arrows = new Set<string>()
    const faults = SERVER_FILES.flatMap(({ path, imports }) => {
      const from = domainOf(path)
      return imports.flatMap((target) => {
        const to = domainOf(target)
        if (!from || !to || from === to) return []
        arrows.add(`${from} → ${to}`)
        return DOMAIN_IMPORTS[from]?.includes(to) ? [] : [`${path} imports ${target}`]
      })
    })
    expect(faults).toEqual([])
    const allowed = Object.entries(DOMAIN_IMPORTS).flatMap(([from, all]) =>
      all.map((to) => `${from} → ${to}`),
    )
    expect(allowed.filter((arrow) => !arrows.has(arrow))).toEqual([])
  })

  test('allowed imports between domains have no cycle', () => {
    expect(findCircle(DOMAIN_IMPORTS)).toBeUndefined()
    expect(findCircle({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b', 'c', 'b'])
  })
})
