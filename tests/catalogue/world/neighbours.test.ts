import { describe, expect, it } from 'vitest'
import { NEIGHBOUR_NAME_PARTS, neighbourName } from '../../../catalogue/world/neighbours.ts'
import { createRandom } from '../../../rules/core/random.ts'
import { expectUnique } from '../texts.ts'

describe('neighbours', () => {
  const { beginnings, endings } = NEIGHBOUR_NAME_PARTS

  it('have names of 6 to 12 Russian letters, and no two parts give the same name', () => {
    const names = beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending))
    for (const name of names) expect(name).toMatch(/^[А-Я][а-яё]{5,11}$/)
    expectUnique(names)
  })

  it('get names from the seed, and rarely the same one', () => {
    const [random, again] = [createRandom('world'), createRandom('world')]
    const names = Array.from({ length: 120 }, () => neighbourName(random))
    expect(Array.from({ length: 120 }, () => neighbourName(again))).toEqual(names)
    expect(new Set(names).size).toBeGreaterThan(90)
  })
})
