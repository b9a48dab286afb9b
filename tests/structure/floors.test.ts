import { describe, expect, test } from 'vitest'
import { DOMAIN_IMPORTS } from './domain-imports.ts'
import { domainOf, findCircle, SERVER_FILES } from './server-files.ts'

const FLOORS = ['server/platform/', 'server/game/', 'server/domains/']

/** They stand with the secrets of draws, which leave their folder only when their day is over. */
const SECRET_READERS = ['server/game/draws/list-secrets.ts', 'server/game/draws/seed-of-day.ts']

function writes(text: string): boolean {
  return /INSERT INTO|UPDATE |DELETE FROM|\)\.(create|bulkCreate|update|destroy)\(/.test(text)
}

/** The model of a table stands where the table is written. */
function isOfGame(path: string): boolean {
  return path.startsWith('server/game/') && !path.endsWith('/models.ts')
}

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

  test('the game holds nothing that one domain alone needs, unless it writes a table of the game', () => {
    const users = new Map<string, string[]>()
    for (const { path, imports } of SERVER_FILES)
      for (const target of imports) users.set(target, [...(users.get(target) ?? []), path])
    const ofOneDomain = SERVER_FILES.filter(({ path, text }) => {
      const domains = new Set((users.get(path) ?? []).map((user) => domainOf(user)))
      return isOfGame(path) && domains.size === 1 && !domains.has(undefined) && !writes(text)
    }).map(({ path }) => path)
    expect(ofOneDomain).toEqual(SECRET_READERS)
  })

  test('allowed imports between domains have no cycle', () => {
    expect(findCircle(DOMAIN_IMPORTS)).toBeUndefined()
    expect(findCircle({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b', 'c', 'b'])
  })
})
