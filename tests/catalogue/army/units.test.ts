import { describe, expect, it } from 'vitest'
import { UNITS } from '#catalogue/army/units.ts'
import { ARMY_GROUPS } from '#rules/army/army.ts'
import { expectIcon, expectText, expectUnique } from '../texts.ts'

describe('army texts', () => {
  it('describe the eight groups in order, each with a unique role and icon', () => {
    expect(UNITS.map(({ group }) => group)).toEqual(ARMY_GROUPS)
    for (const property of ['name', 'role', 'icon'] as const)
      expectUnique(UNITS.map((unit) => unit[property]))
    for (const { name, role, icon, forms } of UNITS) {
      expectText(name, 20)
      expectText(role, 120)
      expectIcon(icon)
      for (const form of forms) expectText(form, 20)
    }
  })
})
