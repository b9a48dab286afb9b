import { describe, expect, it } from 'vitest'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { expectIcon, expectText, expectUnique } from '../texts.ts'

describe('resources', () => {
  it('are twelve, with unique ids, keys, names, legends and icons', () => {
    expect(RESOURCES.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const property of ['key', 'name', 'legend', 'icon'] as const) {
      expectUnique(RESOURCES.map((resource) => resource[property]))
    }
  })

  it.each(RESOURCES)('$key has valid texts', ({ key, name, legend, icon }) => {
    expect(key).toMatch(/^[a-z][A-Za-z0-9]*$/)
    expectText(name, 20)
    expectText(legend, 120)
    expectIcon(icon)
  })
})
