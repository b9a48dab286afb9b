import { expect, it } from 'vitest'
import { type Arms, CHARGES, COLOURS, HALVES, METALS, ORDINARIES, VARIED } from '#rules/heraldry/arms.ts'
import { armsRefusals } from '#rules/heraldry/arms-refusals.ts'
import { armsDrawnFrom } from '#rules/heraldry/default-arms.ts'
import { keepToRules } from '#rules/heraldry/keep-to-rules.ts'

const CHANGES: readonly Partial<Arms>[] = [
  ...[...METALS, ...COLOURS].flatMap((tincture) => [{ field: tincture }, { other: tincture }]),
  ...['PLAIN' as const, ...HALVES, ...VARIED].map((division) => ({ division })),
  ...CHARGES.map((charge) => ({ charge })),
]

it('every change of arms is kept, and leads to arms that keep to the rules', () => {
  for (let id = 0; id < 300; id += 1) {
    const before = armsDrawnFrom(`p${id}`)
    for (const change of CHANGES) {
      const after = keepToRules(before, change)
      expect(after).toMatchObject(change)
      expect(armsRefusals(after)).toEqual([])
    }
  }
})

it('an ordinary on a plain field is kept, three charges give way to it', () => {
  const plain = keepToRules(armsDrawnFrom('p1'), { division: 'PLAIN', ordinary: null })
  const three = keepToRules(plain, { chargeCount: 3 })
  expect(three.chargeCount).toBe(3)
  for (const ordinary of ORDINARIES)
    expect(keepToRules(three, { ordinary })).toMatchObject({ ordinary, chargeCount: 1 })
})
