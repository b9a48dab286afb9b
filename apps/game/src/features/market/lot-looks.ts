import type { MarketLot } from '#generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { gearLooks } from '../../things/gear/gear-looks.ts'
import { resourceMaterial } from '../../things/gear/gear-material.ts'

/** What a plate needs to draw a lot, of any kind. */
export function lotLooks({ gear, resource, consumable }: MarketLot) {
  if (gear) {
    const { name, art, material, quality, levelMin, blank, marks } = gearLooks(gear)
    // Without the mark «на рынке»: everything here is on the market.
    return {
      name,
      art,
      material,
      levelMin,
      quality: blank ? null : quality,
      blank,
      marks: { ...marks, inMarket: false, isNew: false },
    }
  }
  if (consumable) {
    const { name, icon, levelMin } = consumable
    return {
      name,
      art: itemArt(icon),
      material: 'cloth' as const,
      levelMin,
      quality: null,
      blank: false,
      marks: {},
    }
  }
  const { name = '', icon = '' } = resource ?? {}
  return {
    name,
    art: itemArt(icon),
    material: resourceMaterial(icon),
    levelMin: null,
    quality: null,
    blank: false,
    marks: {},
  }
}
