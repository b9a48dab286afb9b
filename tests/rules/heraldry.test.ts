import { describe, expect, it } from 'vitest'
import { type Arms, HALVES, ORDINARIES, OVER_VARIED, VARIED } from '#rules/heraldry/arms.ts'
import { armsCodeOf, readArms } from '#rules/heraldry/arms-code.ts'
import { armsRefusals } from '#rules/heraldry/arms-refusals.ts'
import { armsDrawnFrom } from '#rules/heraldry/default-arms.ts'

const PLAIN: Arms = {
  field: 'azure',
  other: 'or',
  third: null,
  division: 'PLAIN',
  ordinary: null,
  charge: 'lion',
  chargeCount: 1,
}

function isAllowed(changes: Partial<Arms>): boolean {
  return armsRefusals({ ...PLAIN, ...changes }).length === 0
}

describe('the rules of heraldry', () => {
  it('lay colour on metal and metal on colour', () => {
    expect(isAllowed({})).toBe(true)
    expect(isAllowed({ field: 'argent', other: 'sable' })).toBe(true)
    expect(isAllowed({ field: 'argent', other: 'or' })).toBe(false)
    expect(isAllowed({ field: 'vert', other: 'sable' })).toBe(false)
  })

  it('lay an ordinary on a field of many parts, in a third colour', () => {
    for (const division of VARIED) {
      for (const ordinary of OVER_VARIED) expect(isAllowed({ division, ordinary, third: 'gules' })).toBe(true)
      expect(isAllowed({ division, ordinary: null, third: 'gules' })).toBe(false)
      expect(isAllowed({ division, ordinary: 'FESS', third: null })).toBe(false)
      expect(isAllowed({ division, ordinary: 'FESS', third: 'azure' })).toBe(false)
      expect(isAllowed({ division, ordinary: 'FESS', third: 'argent' })).toBe(false)
    }
  })

  it('lay none on a field in halves, and any but the escutcheon on a plain one', () => {
    for (const division of HALVES) {
      expect(isAllowed({ division })).toBe(true)
      expect(isAllowed({ division, ordinary: 'FESS' })).toBe(false)
      expect(isAllowed({ division, third: 'gules' })).toBe(false)
    }
    for (const ordinary of ORDINARIES) expect(isAllowed({ ordinary })).toBe(true)
    expect(isAllowed({ ordinary: 'ESCUTCHEON' })).toBe(false)
  })

  it('have room for three charges on a plain field only', () => {
    expect(isAllowed({ chargeCount: 3 })).toBe(true)
    expect(isAllowed({ chargeCount: 3, ordinary: 'FESS' })).toBe(false)
    expect(isAllowed({ chargeCount: 3, division: 'PALE' })).toBe(false)
  })

  it('hold for the arms of every id, which survive as a code', () => {
    for (let id = 1; id <= 2000; id += 1) {
      const arms = armsDrawnFrom(`p${id}`)
      expect(armsRefusals(arms)).toEqual([])
      expect(readArms(armsCodeOf(arms))).toEqual(arms)
    }
  })

  it('fall back to drawn arms for a code that nobody can read', () => {
    for (const code of ['arms', 'arms.or.or', 'arms.or.gules..PLAIN..hedgehog.1'])
      expect(readArms(code)).toEqual(armsDrawnFrom(code))
  })
})
