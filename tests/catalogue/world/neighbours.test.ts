import { describe, expect, it } from 'vitest'
import { LATER_NAME_PARTS, NEIGHBOUR_NAME_PARTS } from '#catalogue/world/neighbours.ts'
import { nameSkeleton } from '#rules/core/name-skeleton.ts'
import { expectUnique } from '../texts.ts'

describe('neighbours', () => {
  it('have names of 6 to 12 Russian letters, and no two parts give the same name or one that looks like it', () => {
    const names = [NEIGHBOUR_NAME_PARTS, LATER_NAME_PARTS].flatMap(({ beginnings, endings }) =>
      beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending)),
    )
    expect(names).toHaveLength(800)
    for (const name of names) expect(name).toMatch(/^[А-Я][а-яё]{5,11}$/)
    expectUnique(names.map(nameSkeleton))
  })
})
