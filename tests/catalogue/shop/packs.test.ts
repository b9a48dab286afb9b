import { describe, it } from 'vitest'
import { DONATE_PACKS } from '#catalogue/donate/donate-packs.ts'
import { GOLD_PACKS } from '#catalogue/shop/shop.ts'
import { expectIcon, expectKey, expectName, expectSentence, expectUnique } from '../texts.ts'

describe('packs', () => {
  it.each([...GOLD_PACKS, ...DONATE_PACKS])('$key has valid texts', ({ key, name, legend, icon }) => {
    expectKey(key)
    expectName(name, 24)
    expectSentence(legend, 100)
    expectIcon(icon)
  })

  it('differ', () => {
    for (const property of ['key', 'name', 'legend', 'icon'] as const) {
      expectUnique([...GOLD_PACKS, ...DONATE_PACKS].map((pack) => pack[property]))
    }
  })
})
