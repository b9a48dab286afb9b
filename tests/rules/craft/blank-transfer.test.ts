import { describe, expect, it } from 'vitest'
import { BLANK_COST, transferBlank, transferRefusals } from '#rules/craft/blank-transfer.ts'
import { type GearCraft, type GearGrind, NO_GRIND } from '#rules/gear/gear.ts'
import { BLANK, BOOTS, BOW, gearOf } from '../gear/specimens.ts'

const may = { characteristics: ['archersAttack'], armorOrDodge: true, limits: true } as const
const craft: GearCraft = {
  levelMin: 16,
  gearId: BOW.id,
  characteristics: {},
  army: {},
}
const attack: GearGrind = { ...NO_GRIND, characteristics: { name: 'archersAttack', level: 3 } }
const mastery: GearGrind = { ...NO_GRIND, characteristics: { name: 'archersMastery', level: 1 } }
const trade: GearGrind = { ...NO_GRIND, armorOrDodge: { name: 'armor', level: 2 } }
const limits: GearGrind = { ...NO_GRIND, limitsLevel: 2 }
function blankWith(grind: GearGrind, of: GearCraft | null = null) {
  return gearOf(BLANK, { grind, craft: of })
}
function codes(...order: Parameters<typeof transferRefusals>): string[] {
  return transferRefusals(...order).map(({ code }) => code)
}

describe('transferring a blank to gear', () => {
  it('moves sharpening and craft', () => {
    expect(BLANK_COST).toEqual({ gold: 0, diamonds: 1 })
    const target = gearOf(BOW, { grind: limits })
    expect(codes(blankWith(attack, craft), target, may)).toEqual([])
    expect(transferBlank(blankWith(attack, craft), target)).toEqual({
      grind: { ...attack, limitsLevel: 2 },
      craft,
    })
  })

  it('is refused onto a blank', () => {
    expect(codes(blankWith(attack), gearOf(BLANK), may)).toEqual(['targetIsBlank'])
  })

  it.each([
    ['characteristics', attack, attack],
    ['armour or dodge', trade, trade],
    ['limits', limits, limits],
  ])('is refused when both have a sharpening of %s', (_type, ofBlank, ofTarget) => {
    expect(codes(blankWith(ofBlank), gearOf(BOW, { grind: ofTarget }), may)).toEqual(['sameSharpening'])
  })

  it('is refused if the target does not allow the characteristic, the limits or the trade', () => {
    expect(codes(blankWith(mastery), gearOf(BOW), may)).toEqual(['sharpeningUnavailable'])
    expect(codes(blankWith(limits), gearOf(BOW), { ...may, limits: false })).toEqual(['limitsUnavailable'])
    expect(codes(blankWith(trade), gearOf(BOW), { ...may, armorOrDodge: false })).toEqual([
      'tradeUnavailable',
    ])
  })

  it('is refused if the target has a craft or is another model than the craft’s', () => {
    expect(codes(blankWith(NO_GRIND, craft), gearOf(BOW, { craft }), may)).toEqual(['craftPresent'])
    expect(codes(blankWith(NO_GRIND, craft), gearOf(BOOTS), may)).toEqual(['craftOfOtherGear'])
  })

  it('needs a blank with something on it', () => {
    expect(codes(gearOf(BOW, { grind: attack }), gearOf(BOW), may)).toEqual(['sourceIsNoBlank'])
    expect(codes(blankWith(NO_GRIND), gearOf(BOW), may)).toEqual(['nothingToTransfer'])
  })
})
