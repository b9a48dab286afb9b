import { describe, expect, it } from 'vitest'
import { TIP_CATEGORIES } from '#catalogue/tips/tip.ts'
import { TIPS } from '#catalogue/tips/tips.ts'
import { ARMY_GROUPS } from '#rules/army/army.ts'
import { NO_CHARACTERISTICS } from '#rules/army/characteristics.ts'
import { ALL_CURRENCIES } from '#rules/core/currencies.ts'
import { expectKey, expectName, expectSentence, expectUnique } from '../texts.ts'

function capitalized(key: string): string {
  return `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`
}
const tips = Object.entries(TIPS).map(([key, tip]) => ({ key, ...tip }))

describe('the tips', () => {
  it('explain every group and every characteristic, by the keys of the specification', () => {
    for (const group of ARMY_GROUPS) expect(TIPS[`playerArmy${capitalized(group)}`]?.category).toBe('army')
    for (const key of Object.keys(NO_CHARACTERISTICS))
      expect(TIPS[`playerCharacteristics${capitalized(key)}`]?.category).toBe('characteristics')
  })

  it('explain every currency, by its name', () => {
    for (const { purse, name } of ALL_CURRENCIES) expect(TIPS[purse]?.title).toBe(name)
  })

  it('are at least sixty, in every category of the specification', () => {
    expect(tips.length).toBeGreaterThanOrEqual(60)
    expect(new Set(tips.map(({ category }) => category))).toEqual(new Set(TIP_CATEGORIES))
    expectUnique(tips.map(({ title }) => title))
  })

  it.each(tips)('$key has valid texts', ({ key, title, baseContent, additionalContent }) => {
    expectKey(key)
    expectName(title, 40)
    expectSentence(baseContent, 300)
    if (additionalContent !== '') expectSentence(additionalContent, 200)
  })
})
